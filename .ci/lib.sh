# What .ci/run and .ci/stack have in common. They set `work` (a folder) and `url` (the product's).
passed=0
failed=0
sections=(energy-analysis company billing activity-hours user)

now() { date +%s.%N; }
since() { awk -v from="$1" -v to="$(now)" 'BEGIN { printf "%.1f s", to - from }'; }

# check <what> <command...>: counts a command that must succeed, and keeps for recall one that did not.
check() {
  local what=$1
  shift
  if "$@"; then
    passed=$((passed + 1))
    echo "  ✓ $what"
  else
    failed=$((failed + 1))
    echo "  ✗ $what" | tee -a "$work/failures.log"
  fi
}

# count <log> <exit code>: adds what a runner has counted itself; a flaky test has passed. A runner that
# fails without counting a failure is a failure.
count() {
  local good bad
  good=$(($(counted passed "$1") + $(counted flaky "$1")))
  bad=$(counted failed "$1")
  [[ $2 -ne 0 && $bad -eq 0 ]] && bad=1
  passed=$((passed + good))
  failed=$((failed + bad))
}

# Jest's «Tests: 1 failed, 9 passed, 10 total», playwright's «9 passed (3s)», «1 flaky» and «1 failed» on
# lines of their own, check's «4 passed, 0 failed».
counted() {
  local line
  line=$(grep -aE '^Tests:|^[[:space:]]*[0-9]+ (passed|failed|flaky)' "$2" | sed 's/\x1b\[[0-9;]*m//g')
  grep -oE "[0-9]+ $1" <<<"$line" | tail -n1 | grep -oE '^[0-9]+' || echo 0
}

# flaky <log>: the names of the tests that failed and passed when they were run again: lines of `npm test`
# that begin so, and what playwright lists below «1 flaky».
flaky() {
  sed 's/\x1b\[[0-9;]*m//g' "$1" | awk '
    /^flaky: / { print; next }
    /^ *[0-9]+ flaky/ { listing = 1; next }
    listing && /^ +\[/ { sub(/^ +/, ""); sub(/ (─)+$/, ""); print "flaky: " $0; next }
    { listing = 0 }'
}

# watched_lines <log>: the lines for .ci/watched that the files of flaky tests need, «2026-12-06 tests/e2e/tabs.spec.ts».
watched_lines() {
  grep -oE '[[:alnum:]_./-]+\.(spec|test)\.tsx?' "$1" | sort -u |
    awk -v until="$(date -d '+7 days' +%F)" '{ if (/\.spec\.ts$/ && !/^tests/) $0 = "tests/e2e/" $0; print until " " $0 }'
}

# remember <name> <log>: keeps what a step said of its failures; recall says it all again at the end,
# because of a long log often only the end is kept. A step that named none (it was ended, or could not
# begin) is remembered by its last lines.
remember() {
  local said
  said=$(sed 's/\x1b\[[0-9;]*m//g' "$2" |
    grep -aE -A40 '^[[:space:]]*(● .*›|✗ |[0-9]+\) )|Test suite failed|missed' | head -n 150)
  {
    echo "== what failed in $1"
    if [[ -n $said ]]; then echo "$said"; else tail -n 30 "$2"; fi
  } >>"$work/failures.log"
}
recall() { [[ ! -s $work/failures.log ]] || cat "$work/failures.log"; }

refuses() { ! "$@"; }

# within <seconds> <command...>
within() {
  local limit=$((SECONDS + $1))
  shift
  until "$@" 2>/dev/null; do
    [[ $SECONDS -ge $limit ]] && return 1
    sleep 0.3
  done
}

# Sets COMPOSE to what this machine has.
find_compose() {
  if docker compose version >/dev/null 2>&1; then
    export COMPOSE='docker compose'
  else
    export COMPOSE=docker-compose
  fi
}

# No `curl | grep -q`: grep leaves at the first match, and curl fails when it has more to write.
serves_page() { [[ $(curl -fsS "$url/") == *'<base href="/"'* ]]; }
is_healthy() { curl -fsS "$url/healthz" >/dev/null; }
has_sections() {
  curl -fsS "$url/sections.json" |
    node -e 'let t="";process.stdin.on("data",d=>t+=d).on("end",()=>process.exit(process.argv.slice(1).every((name)=>JSON.parse(t).sections.some((s)=>s.name===name))?0:1))' "${sections[@]}"
}

# signs_in <file with role, e-mail and password>: as a browser does, cookie first, then its value.
signs_in() {
  local jar=$work/cookies email password token
  read -r _ email password <"$1"
  curl -fsS -c "$jar" -H 'Accept: text/html' "$url/" >/dev/null
  token=$(awk '$6 == "XSRF-TOKEN" { print $7 }' "$jar")
  curl -fsS -b "$jar" -H "X-XSRF-TOKEN: $token" -H 'Content-Type: application/json' \
    -d "{\"email\":\"$email\",\"password\":\"$password\"}" "$url/api/login" | grep -q '"token"'
}
