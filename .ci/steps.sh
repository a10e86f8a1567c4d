# shellcheck shell=bash
# Runs the steps of .ci/run and .ci/full. Sourced by both.
set -euo pipefail

export npm_config_fetch_timeout=45000 # milliseconds; npm retries a download that stalls

times=()

# step LIMIT COMMAND...: runs a command, ends it after LIMIT (such as 90s or 5m), and prints how long it took.
step() {
  local limit=$1 started=$SECONDS status=0
  shift
  printf '\n== %s\n' "$*"
  if [ "$(type -t "$1")" = function ]; then "$@" || status=$?; else timeout "$limit" "$@" || status=$?; fi
  times+=("$(printf '%4d s  %s' "$((SECONDS - started))" "$*")")
  [ "$status" -eq 0 ] && return
  [ "$status" -eq 124 ] && printf 'took longer than %s\n' "$limit"
  print_times
  printf 'failed: %s\n' "$*"
  exit "$status"
}

# Prints the time of each step, and of all.
print_times() {
  printf '\n'
  printf '%s\n' "${times[@]}"
  printf '%4d s  in all\n' "$SECONDS"
}
