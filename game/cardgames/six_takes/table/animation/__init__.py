"""Animations of 6 takes!"""
