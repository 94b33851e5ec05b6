"""``moechat --self-test``: whether every part of an installation is there and works.

In English alone, as what it prints goes into reports of bugs.
"""
