"""Makes what all tests share, once, before several processes of them want it at the same time."""

import sys

from moechat.core.faults import UserError
from moechat.hub.starter import ensure_starter
from tests.support.built import CACHE, exported_models, kept_starter_moe
from tests.support.gpu_standin import StandinMissingError, prepare


def main() -> int:
    """Build models and the stand-in GPU; what cannot be had is told by the tests that need it."""
    try:
        kept_starter_moe(CACHE, ensure_starter(CACHE))
    except UserError as error:
        print(f"no starter model yet: {error.fault.code}", file=sys.stderr)
    exported_models(CACHE)
    try:
        prepare(CACHE.with_name("standin"))
    except StandinMissingError as missing:
        print(f"no stand-in GPU: {missing}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
