"""Boat rental at the lake."""
