case "${1-}" in -h|--help|--info|--list|--check|--tar|--lsm|--dumpconf) ;; *) \
[ "$(uname -m)" = x86_64 ] || { echo "moechat runs on PCs with an Intel or AMD processor of 64 bits (x86_64); this is $(uname -m)." >&2; exit 3; }; \
moechat_glibc=$(getconf GNU_LIBC_VERSION 2>/dev/null | sed -n 's/^glibc //p'); \
[ -n "$moechat_glibc" ] || { echo "moechat needs a Linux with glibc @GLIBC@ or newer; this one has another C library." >&2; exit 3; }; \
[ "$(printf '%s\n' @GLIBC@ "$moechat_glibc" | sort -V | head -n 1)" = @GLIBC@ ] || { echo "This Linux is too old for moechat: it has glibc $moechat_glibc, and @GLIBC@ or newer is needed (as in Debian 12, Ubuntu 22.04, Fedora 36)." >&2; exit 3; }; \
command -v xz >/dev/null 2>&1 || { echo "moechat is packed with xz, which is not installed here. Install it (on Debian and Ubuntu: sudo apt install xz-utils), then try again." >&2; exit 3; } ;; esac
