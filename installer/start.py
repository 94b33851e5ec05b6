"""The script that the frozen program runs."""

import sys

from moechat.__main__ import main

sys.exit(main())
