"""Agents that play You Must Be 18!"""
