"""How much a question tells, in bits."""

from typing import Any

import numpy as np
from numpy.typing import NDArray


def bits(sizes: NDArray[Any]) -> float:
    """The expected information of a question that splits what is possible into parts of these
    sizes (or weights)."""
    sizes = sizes[sizes > 0]
    total = sizes.sum()
    return float(np.log2(total) - (sizes * np.log2(sizes)).sum() / total)
