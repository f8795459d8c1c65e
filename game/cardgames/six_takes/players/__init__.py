"""The players of 6 takes!"""
