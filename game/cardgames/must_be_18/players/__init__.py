"""The players of You Must Be 18!"""
