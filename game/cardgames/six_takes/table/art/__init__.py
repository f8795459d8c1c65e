"""Drawings of 6 takes!"""
