"""Animations of You Must Be 18!"""
