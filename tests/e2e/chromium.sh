#!/bin/sh
# Chromium without the two hidden pages that it loads for the address bar of each window, and each test has a
# window of its own: they were a fifth of a run. Added here to the list that Playwright gives, because of two
# lists Chromium takes only the last.
for argument; do
  shift
  case $argument in
    --disable-features=*) argument=$argument,WebUIOmniboxPopup,WebUIOmniboxAimPopup ;;
  esac
  set -- "$@" "$argument"
done
exec "${CHROMIUM:-/usr/bin/chromium}" "$@"
