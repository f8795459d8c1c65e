"""The drawings of You Must Be 18!"""
