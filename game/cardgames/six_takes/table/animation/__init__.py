"""The animation of the events of 6 takes!"""
