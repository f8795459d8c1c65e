"""The animation of the events of You Must Be 18!"""
