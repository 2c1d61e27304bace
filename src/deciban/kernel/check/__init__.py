"""What any game must keep, for those who write one.

`check` plays random tables to the end, some in chains and some with people who leave, and looks at
every step of them: is what is offered legal and all else refused; does it end; does the journal
lead back to the same bytes; does everything survive being written and read; can no viewer tell two
truths apart that they may not tell apart; and does what follows a table make sense. `check_texts`
looks at the words.
"""

from deciban.kernel.check.demand import Broken
from deciban.kernel.check.series import Report, check
from deciban.kernel.check.texts import check_texts

__all__ = ["Broken", "Report", "check", "check_texts"]
