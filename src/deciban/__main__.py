"""`python -m deciban` is the command itself."""

from deciban.cli import main

main()
