"""What all tests share."""

from hypothesis import settings

# No deadline: how long an example takes depends on the machine, not on the code alone.
settings.register_profile("deciban", deadline=None)
settings.load_profile("deciban")
