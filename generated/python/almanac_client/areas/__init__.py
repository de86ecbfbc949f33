# Generated from spec/ by `make generate`: do not edit.
"""Endpoints below /api, one module per area."""
