# Generated from spec/ by `make generate`: do not edit.
"""Tools, one module per service."""
