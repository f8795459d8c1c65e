"""Agents that play 6 takes!"""
