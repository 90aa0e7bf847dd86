#!/bin/sh
# Backs up once a day at BACKUP_AT (UTC, 03:00), and verifies on Sundays. What fails is said on standard
# error and tried again an hour later; the service's health check sees when there is no new backup.
set -u
program="node --enable-source-maps /vatio/api/dist-server/backup.js"
trap 'exit 0' TERM INT

# A sleep in the background: the shell hears the end of the container at once.
rest() { sleep "$1" & wait $!; }

until_next() {
  now=$(date -u +%s)
  next=$(date -u -d "today ${BACKUP_AT:-03:00}" +%s)
  [ "$next" -gt "$now" ] || next=$((next + 86400))
  echo $((next - now))
}

back_up() {
  until $program backup --keep "${BACKUP_KEEP:-14}"; do
    echo "The backup failed: it is tried again in an hour." >&2
    rest 3600
  done
}

# The first one at once.
[ -n "$(find "$BACKUP_DIR" -maxdepth 1 -name 'vatio-*.tar.gz')" ] || back_up
while :; do
  rest "$(until_next)"
  back_up
  if [ "$(date -u +%u)" = 7 ]; then
    # What a killed one left.
    rm -rf "$BACKUP_DIR"/vatio-verify-*
    $program verify-backup || echo "The newest backup was not verified: see above." >&2
  fi
done
