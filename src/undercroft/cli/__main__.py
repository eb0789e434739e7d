"""`python -m undercroft.cli`."""

from undercroft.cli.main import main

if __name__ == "__main__":
    main()
