#!/bin/sh
# Run by the self-extracting archive, in the folder that it was unpacked into.
#
#   --user     into the home folder, also as root
#   --silent   say nothing but errors
#
# As root into /opt, else into ~/.local/opt. Chats, models and settings are elsewhere and are not
# touched. Exit codes: 0 installed, 1 failed, 2 wrong usage, 4 no room, 5 moechat is running.
set -eu

app=moechat
silent=
as_user=
for argument; do
    case $argument in
        --silent) silent=1 ;;
        --user) as_user=1 ;;
        *) echo "usage: moechat-….run [--quiet] [-- [--user] [--silent]]" >&2; exit 2 ;;
    esac
done

say() {
    [ -n "$silent" ] || printf '%s\n' "$*"
}

# To the desktop as well, where nobody sees a terminal.
tell() {
    if [ -n "$silent" ] || [ -t 1 ] || [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then return; fi
    if command -v notify-send >/dev/null; then notify-send -i "$app" "$app" "$1" || :; fi
}

fail() {
    code=$1
    shift
    printf '%s\n' "$*" >&2
    tell "$*"
    exit "$code"
}

if [ "$(id -u)" = 0 ] && [ -z "$as_user" ]; then
    parent=/opt
    bin=/usr/local/bin
    share=/usr/local/share
    umask 022
else
    case ${HOME:-} in
        /*) ;;
        *) fail 1 "HOME does not name a folder, so there is no place to install into." ;;
    esac
    parent=$HOME/.local/opt
    bin=$HOME/.local/bin
    case ${XDG_DATA_HOME:-} in
        /*) share=$XDG_DATA_HOME ;;
        *) share=$HOME/.local/share ;;  # one that is relative is not to be used
    esac
    # Lists have one path in each line, and so have entries of menus.
    if [ "$(printf '%s' "$HOME$share" | wc -l)" -gt 0 ]; then
        fail 1 "There is a line break in the name of your home folder, so nothing was installed."
    fi
fi
prefix=$parent/$app
if [ -e "$prefix" ] && [ ! -d "$prefix" ]; then
    fail 1 "$prefix is not moechat. Move it away, then start this again."
elif [ -L "$prefix" ] && [ -e "$prefix" ]; then  # somebody has it on another drive
    prefix=$(cd "$prefix" && pwd -P)
    parent=$(dirname "$prefix")
fi
new=$parent/.$app.new  # made beside the old one, so that one of them is always whole
old=$parent/.$app.old

# Folders that were not there are remembered, and removed again with the program.
here=$PWD
: >"$here/folders"
make_folder() {
    [ ! -d "$1" ] || return 0
    make_folder "$(dirname "$1")" || return 1
    mkdir -- "$1" 2>/dev/null || return 1
    printf '%s/\n' "$1" >>"$here/folders"
}
remove_new_folders() {
    sort -r "$here/folders" | while IFS= read -r folder; do
        rmdir -- "$folder" 2>/dev/null || :
    done
}

# What somebody else put into the program's folder, such as the data of portable mode, stays.
carry_over() {
    (cd "$1" && ls -A) | while IFS= read -r name; do
        if [ ! -f "$1/.installed" ] || ! grep -qxF -e "$name" "$1/.installed"; then
            [ -e "$2/$name" ] || mv -- "$1/$name" "$2/$name"
        fi
    done
}

finished=
clean_up() {
    rm -rf -- "$new"
    [ -n "$finished" ] || remove_new_folders
}
trap clean_up EXIT
trap 'exit 1' HUP INT TERM

make_folder "$parent" || fail 1 "$parent cannot be made, so nothing was installed."
if [ -e "$prefix" ]; then
    real=$(cd "$prefix" && pwd -P)
    for link in /proc/[0-9]*/exe; do
        case $(readlink "$link" 2>/dev/null || :) in
            "$real"/*) fail 5 "moechat is running. Close it, then start this again." ;;
        esac
    done
fi
if [ -e "$old" ]; then  # an earlier upgrade was cut off
    if [ -e "$prefix" ]; then carry_over "$old" "$prefix"; else mv -- "$old" "$prefix"; fi
    rm -rf -- "$old"
fi

rm -rf -- "$new"
need=$(du -sk tree | cut -f1)
have=$(df -Pk "$parent" | awk 'NR == 2 { print $4 }')
[ "$have" -gt "$need" ] || fail 4 \
    "There is no room in $parent: $((need / 1024 + 1)) MB are needed, $((have / 1024)) MB are free."
cp -R -P -p tree "$new" 2>/dev/null || fail 4 "$parent cannot be written, or is full."
cp uninstall.sh "$new/uninstall.sh"
[ "$(id -u)" != 0 ] || chown -R -h 0:0 "$new"
says=$("$new/$app" --version 2>&1) || fail 1 \
    "moechat does not start from $parent, so nothing was installed. Where programs may not be run" \
    "(noexec), another place is needed. It said: $says"

# What uninstall.sh is to remove: names in the folder, and paths outside of it.
(cd "$new" && ls -A) >"$here/installed"
if [ -e "$prefix" ] && [ ! -f "$prefix/.installed" ] && [ ! -d "$prefix/_internal" ]; then
    while IFS= read -r name; do
        [ ! -e "$prefix/$name" ] ||
            fail 1 "$prefix/$name is not moechat's. Move it away, then start this again."
    done <"$here/installed"
fi
is_ours() {  # not what somebody else has put there under this name
    [ ! -e "$bin/$app" ] || [ "$(readlink -f "$bin/$app")" = "$(readlink -f "$prefix/$app")" ]
}
start=$prefix/$app
if is_ours; then start=$bin/$app; fi
{
    printf '%s\n' .installed
    [ "$start" = "$prefix/$app" ] || printf '%s\n' "$start"
    (cd share && find . -type f) | while IFS= read -r file; do
        printf '%s\n' "$share${file#.}"
    done
    [ ! -f "$prefix/.installed" ] || grep '/$' "$prefix/.installed" || :
} >>"$here/installed"

make_folder "$bin" || fail 1 "$bin cannot be made, so nothing was installed."
(cd share && find . -type d) >"$here/wanted"
while IFS= read -r folder; do
    make_folder "$share${folder#.}" || fail 1 "$share cannot be written, so nothing was installed."
done <"$here/wanted"
cat "$here/installed" "$here/folders" >"$new/.installed"

if [ -e "$prefix" ]; then mv -- "$prefix" "$old"; else rm -f -- "$prefix"; fi  # a dead link
if ! mv -- "$new" "$prefix"; then
    [ ! -e "$old" ] || mv -- "$old" "$prefix"
    fail 1 "$prefix cannot be written."
fi
finished=1
if [ -e "$old" ]; then
    carry_over "$old" "$prefix"
    if [ -f "$old/.installed" ]; then  # what an older version had and this one has not
        grep '^/.*[^/]$' "$old/.installed" | while IFS= read -r file; do
            grep -qxF -e "$file" "$prefix/.installed" || rm -f -- "$file"
        done
    fi
    rm -rf -- "$old"
fi

[ "$start" = "$prefix/$app" ] || ln -sfn -- "$prefix/$app" "$start"
cp -R share/. "$share/" 2>/dev/null ||
    fail 4 "moechat is in $prefix, but $share, with what menus show, cannot be written, or is full."
# Menus do not look into ~/.local/bin, so the entry has the whole path, quoted as entries want it:
# once for the command line in it and once for the file.
quoted=$(printf '%s' "$prefix/$app" |
    sed -e 's/[\\"`$]/\\\\&/g' -e 's/\\\\\\/\\\\\\\\/g' -e 's/%/%%/g')
EXEC="Exec=\"$quoted\"" \
    awk '{ if (sub(/^Exec=moechat/, "")) print ENVIRON["EXEC"] $0; else print }' \
    share/applications/$app.desktop >"$share/applications/$app.desktop"
icons=$share/icons/hicolor
if [ -f "$icons/icon-theme.cache" ] && command -v gtk-update-icon-cache >/dev/null; then
    gtk-update-icon-cache -q -t -f "$icons" 2>/dev/null || :
fi

known=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null || :)
: >"$here/missing"
while IFS= read -r line; do
    case $known in
        *"	${line%% *} "*) ;;
        *) [ -z "$known" ] || printf '%s\n' "$line" >>"$here/missing" ;;
    esac
done <needs
if [ -s "$here/missing" ]; then
    echo "Libraries of the system are missing, without which the window may not open:" \
        "$(cut -d ' ' -f 1 "$here/missing" | tr '\n' ' ')" >&2
    echo "On Debian and Ubuntu: sudo apt install" \
        "$(cut -d ' ' -f 2 "$here/missing" | sort -u | tr '\n' ' ')" >&2
fi
say "moechat ${says##* } is installed in $prefix."
say "Start it from the menu of applications, or with: $start"
say "To remove it: $prefix/uninstall.sh"
tell "moechat ${says##* } is installed. Start it from the menu of applications."
