"""Reasoning that the games share: how much an answer tells, and which answers can't all be true."""

from deciban.reason.conflict import smallest_conflict
from deciban.reason.entropy import bits, growth
from deciban.reason.grade import grade
from deciban.reason.timing import quickest, spent

__all__ = ["bits", "grade", "growth", "quickest", "smallest_conflict", "spent"]
