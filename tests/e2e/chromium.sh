#!/bin/sh
# Chromium without what it keeps ready for each window, and each test has a window of its own: two hidden pages
# for the address bar, and the process of a page that nobody opens. They were two fifths of a run. Added here to
# the list that Playwright gives, because of two lists Chromium takes only the last.
for argument; do
  shift
  case $argument in
    --disable-features=*) argument=$argument,WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess ;;
  esac
  set -- "$@" "$argument"
done
exec "${CHROMIUM:-/usr/bin/chromium}" "$@"
