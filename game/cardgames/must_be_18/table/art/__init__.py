"""Drawings of You Must Be 18!"""
