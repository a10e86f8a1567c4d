# shellcheck shell=bash
# Real servers for the tests, on loopback, with data of their own that is gone at the end. Sourced by .ci/run.

work=$(mktemp -d)
stop_servers() {
  [ -n "${postgres_bin:-}" ] && as_postgres "$postgres_bin/pg_ctl" -D "$work/postgres" -m immediate stop >/dev/null 2>&1
  rm -rf "$work"
}
trap stop_servers EXIT

# Installs what is missing of these Debian packages.
install_packages() {
  local missing=() package
  for package in "$@"; do dpkg -s "$package" >/dev/null 2>&1 || missing+=("$package"); done
  [ ${#missing[@]} -eq 0 ] && return
  local sudo=()
  [ "$(id -u)" -eq 0 ] || sudo=(sudo)
  "${sudo[@]}" apt-get update -qq
  DEBIAN_FRONTEND=noninteractive "${sudo[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

free_port() {
  node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })'
}

# PostgreSQL refuses to run as root.
as_postgres() {
  if [ "$(id -u)" -eq 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi
}

start_postgres() {
  local port
  port=$(free_port)
  postgres_bin=$(dirname "$(printf '%s\n' /usr/lib/postgresql/*/bin/initdb | sort -V | tail -n 1)")
  mkdir "$work/postgres"
  chmod 755 "$work"
  [ "$(id -u)" -eq 0 ] && chown postgres "$work/postgres"
  as_postgres "$postgres_bin/initdb" -D "$work/postgres" -A trust -U loyalty >/dev/null
  as_postgres "$postgres_bin/pg_ctl" -D "$work/postgres" -w -l "$work/postgres/log" \
    -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off" start >/dev/null
  as_postgres "$postgres_bin/createdb" -h 127.0.0.1 -p "$port" -U loyalty loyalty
  export LOYALTY_TEST_POSTGRES_URL="postgres://loyalty@127.0.0.1:$port/loyalty"
}
