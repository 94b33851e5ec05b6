#!/bin/sh
# Removes what the installer put there. Chats, models and settings stay.
#
#   --delete-data   delete chats, settings and logs first, after a question
#   --models        with --delete-data, downloaded models as well
#   --yes           ask nothing
#   --silent        say nothing but errors
#
# Exit codes: 0 removed, 1 failed or not confirmed, 2 wrong usage, 5 moechat is running.
set -eu

app=moechat
delete_data=
models=
yes=
silent=
for argument; do
    case $argument in
        --delete-data) delete_data=1 ;;
        --models) models=1 ;;
        --yes) yes=1 ;;
        --silent) silent=1 ;;
        *) echo "usage: $0 [--delete-data [--models]] [--yes] [--silent]" >&2; exit 2 ;;
    esac
done
prefix=$(cd "$(dirname "$0")" && pwd -P)
if [ ! -f "$prefix/.installed" ] || [ ! -f "$prefix/$app" ]; then
    echo "$prefix is no installed moechat, so nothing was removed." >&2
    exit 1
fi
if [ ! -w "$prefix" ] || [ ! -w "$(dirname "$prefix")" ]; then
    echo "You may not change $prefix. Try again with: sudo $0" >&2
    exit 1
fi
for link in /proc/[0-9]*/exe; do
    case $(readlink "$link" 2>/dev/null || :) in
        "$prefix"/*) echo "moechat is running. Close it, then start this again." >&2; exit 5 ;;
    esac
done

if [ -n "$delete_data" ]; then
    if [ "$prefix" = /opt/$app ]; then
        echo "Everybody deletes their own data, before this: $app --delete-data" >&2
        exit 2
    fi
    # The program knows where its data is; it names the folders and their sizes, and asks.
    "$prefix/$app" --delete-data ${models:+--models} ${yes:+--yes} || {
        echo "Not all data was deleted, so moechat was not removed." >&2
        exit 1
    }
fi

cd /
list=$(cat "$prefix/.installed")
icons=
while IFS= read -r path; do
    case $path in
        */icons/hicolor/*) icons=${path%/icons/hicolor/*}/icons/hicolor ;;
    esac
    case $path in
        '' | . | .. | */..* | /*/) ;;
        /*) rm -f -- "$path" || : ;;  # which says why
        *) rm -rf -- "${prefix:?}/$path" ;;
    esac
done <<END
$list
END
if [ -f "$icons/icon-theme.cache" ] && command -v gtk-update-icon-cache >/dev/null; then
    gtk-update-icon-cache -q -t -f "$icons" 2>/dev/null || :
fi
rmdir -- "$prefix" 2>/dev/null ||
    echo "$prefix has files that did not come with moechat; they were left there." >&2
# Folders that were made for it, innermost first, if nothing else is in them by now.
printf '%s\n' "$list" | grep '^/.*/$' | sort -r | while IFS= read -r folder; do
    rmdir -- "$folder" 2>/dev/null || :
done
if [ -z "$silent" ]; then
    echo "moechat was removed from $prefix."
    [ -n "$delete_data" ] || echo "Your chats, models and settings are where they were."
fi
