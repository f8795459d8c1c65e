"""The drawings of 6 takes!"""
