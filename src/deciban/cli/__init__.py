"""The command line."""


def main() -> None:
    """Everything is imported only when it is needed: a command shall answer at once."""
    from deciban.cli.app import run

    run()
