"""The heavy numbers behind the minds."""
