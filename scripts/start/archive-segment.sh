#!/bin/sh
# PostgreSQL's archive_command: stores one finished segment of its log in a folder, complete or not at all.
# archive-segment.sh PATH NAME FOLDER
set -eu
stored="$3/$2.gz"
if [ -e "$stored" ]; then
  # PostgreSQL asks again if it ended before it noted the success. Anything else must never be overwritten.
  gzip --decompress --stdout "$stored" | cmp --silent - "$1" && exit 0
  echo "$stored exists and has other content. Let BACKUP_ARCHIVE name an empty folder." >&2
  exit 1
fi
gzip --fast --stdout "$1" > "$stored.partial"
sync "$stored.partial"
mv "$stored.partial" "$stored"
sync "$3"
