"""What all tests share: how hard Hypothesis tries.

The usual profile is repeatable, so a red run is about the change at hand; the
thorough one (``HYPOTHESIS_PROFILE=thorough``) looks for new trouble.
"""

import os

from hypothesis import HealthCheck, settings

_SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.data_too_large)

settings.register_profile(
    "usual",
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=_SLOW_IS_FINE,
)
settings.register_profile(
    "thorough",
    max_examples=200,
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=_SLOW_IS_FINE,
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))
