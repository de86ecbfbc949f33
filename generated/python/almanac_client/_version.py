# Generated from package.json by `make generate`: do not edit.
__version__ = "1.0.0"
