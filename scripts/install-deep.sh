#!/usr/bin/env bash
# Installs what the deep tier takes from Debian, npm and Maven: ffmpeg, pgbouncer, PostgreSQL with pgBackRest and age,
# Firefox and WebKit, Prometheus' promtool, what makes and judges the files of ops/, the packages of the traces, OpenSearch, and the rules
# that CEN and OpenPeppol publish for invoices. A part that cannot be had is named and left out; `npm run test:deep` then says which
# step it did not run.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

RULES=com.helger.phive.rules:phive-rules-peppol:4.3.7
COPY=org.apache.maven.plugins:maven-dependency-plugin:3.11.0:copy
PLACE=.cache/deep
SECONDS_AT_MOST=240

lacks() { echo "deep tier: $1" >&2; }

as_root() { if [[ $(id -u) == 0 ]]; then "$@"; else sudo -n "$@"; fi; }

debian() {
  command -v ffmpeg >/dev/null && return
  command -v apt-get >/dev/null || return 1
  export DEBIAN_FRONTEND=noninteractive
  as_root timeout "$SECONDS_AT_MOST" apt-get update -qq &&
    as_root timeout "$SECONDS_AT_MOST" apt-get install -qq -y --no-install-recommends ffmpeg >/dev/null
}

bouncer() {
  command -v pgbouncer >/dev/null && return
  command -v apt-get >/dev/null || return 1
  # With this run level the package does not start a pgbouncer.
  as_root env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 timeout "$SECONDS_AT_MOST" \
    apt-get install -qq -y --no-install-recommends pgbouncer >/dev/null
}

# With the cluster that Debian would make, a server would run for nothing.
postgres() {
  command -v pgbackrest >/dev/null && command -v age >/dev/null && ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && return
  command -v apt-get >/dev/null || return 1
  export DEBIAN_FRONTEND=noninteractive
  as_root timeout "$SECONDS_AT_MOST" apt-get install -qq -y --no-install-recommends postgresql-common >/dev/null &&
    as_root sed -i 's/^#\?create_main_cluster.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf &&
    as_root timeout "$SECONDS_AT_MOST" apt-get install -qq -y --no-install-recommends postgresql pgbackrest age >/dev/null
}

# What judges the files of ops/. What makes images (buildah, debootstrap) is not installed: where it is, the image is made.
operations() {
  local missing=()
  for one in haproxy docker-compose systemd-analyze; do
    PATH=$PATH:/usr/sbin command -v "$one" >/dev/null || missing+=("${one/systemd-analyze/systemd}")
  done
  [[ ${#missing[@]} == 0 ]] && return
  command -v apt-get >/dev/null || return 1
  export DEBIAN_FRONTEND=noninteractive
  as_root timeout "$SECONDS_AT_MOST" apt-get update -qq
  as_root timeout "$SECONDS_AT_MOST" apt-get install -qq -y --no-install-recommends "${missing[@]}" >/dev/null
}

# gstreamer1.0-libav decodes films for WebKit.
browsers() {
  local missing=()
  command -v firefox-esr >/dev/null || missing+=(firefox-esr)
  command -v WebKitWebDriver >/dev/null || missing+=(webkit2gtk-driver)
  command -v Xvfb >/dev/null || missing+=(xvfb)
  [[ -f /usr/lib/x86_64-linux-gnu/gstreamer-1.0/libgstlibav.so ]] || missing+=(gstreamer1.0-libav)
  [[ ${#missing[@]} == 0 ]] && return
  command -v apt-get >/dev/null || return 1
  export DEBIAN_FRONTEND=noninteractive
  as_root timeout "$SECONDS_AT_MOST" apt-get update -qq
  as_root timeout "$SECONDS_AT_MOST" apt-get install -qq -y --no-install-recommends "${missing[@]}" >/dev/null
}

# Unpacked, because the installed package would start a Prometheus.
promtool() {
  [[ -x $PLACE/promtool ]] && return
  command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || return 1
  mkdir -p "$PLACE"
  local place=$PWD/$PLACE folder
  folder=$(mktemp -d)
  (cd "$folder" && timeout "$SECONDS_AT_MOST" apt-get download -qq prometheus 2>/dev/null &&
    dpkg-deb --fsys-tarfile prometheus_*.deb | tar -x --strip-components=3 -C "$place" ./usr/bin/promtool)
  local result=$?
  rm -rf "$folder"
  return $result
}

maven() {
  [[ -f $PLACE/peppol/SELF-BILLING-UBL.xslt && -f $PLACE/peppol/CEN-EN16931-UBL.xslt ]] && return
  command -v mvn >/dev/null && command -v jar >/dev/null || return 1
  mkdir -p "$PLACE/peppol"
  timeout "$SECONDS_AT_MOST" mvn -q -B "$COPY" -Dartifact="$RULES" -DoutputDirectory="$PLACE" || return 1
  local archive=$PWD/$PLACE/phive-rules-peppol-4.3.7.jar unpacked
  unpacked=$(mktemp -d)
  (cd "$unpacked" && jar xf "$archive" external/schematron/openpeppol/2026.5/xslt)
  local rules=$unpacked/external/schematron/openpeppol/2026.5/xslt
  cp "$rules"/{CEN,PEPPOL}-EN16931-UBL.xslt "$PLACE/peppol/" &&
    cp "$rules/PEPPOL-EN16931-UBL-SB.xslt" "$PLACE/peppol/SELF-BILLING-UBL.xslt"
  local result=$?
  rm -rf "$unpacked" "$archive"
  return $result
}

# The classes of an OpenSearch node, without a distribution.
engine() {
  ls $PLACE/opensearch/opensearch-2.*.jar >/dev/null 2>&1 && return
  command -v mvn >/dev/null && command -v java >/dev/null || return 1
  local goal=org.apache.maven.plugins:maven-dependency-plugin:3.11.0:copy-dependencies
  timeout "$SECONDS_AT_MOST" mvn -q -B -f tests/support/search-node/pom.xml "$goal" \
    -DoutputDirectory="$PWD/$PLACE/opensearch"
}

traces() {
  [[ -d ops/tracing/node_modules/@opentelemetry/sdk-trace ]] && return
  command -v npm >/dev/null && timeout "$SECONDS_AT_MOST" npm ci --prefix ops/tracing --ignore-scripts >/dev/null
}

debian || lacks "ffmpeg could not be installed (apt-get install ffmpeg)"
bouncer || lacks "pgbouncer could not be installed (apt-get install pgbouncer)"
postgres || lacks "PostgreSQL, pgbackrest and age could not be installed (apt-get install postgresql pgbackrest age)"
operations || lacks "haproxy, docker-compose or systemd could not be installed (apt-get)"
browsers || lacks "Firefox or WebKit could not be installed (apt-get install firefox-esr webkit2gtk-driver xvfb gstreamer1.0-libav)"
promtool || lacks "promtool could not be fetched (apt-get download prometheus)"
traces || lacks "the packages of the traces could not be installed (npm ci --prefix ops/tracing)"
maven || lacks "the published rules of Peppol could not be fetched (needs Java's jar and Maven)"
engine || lacks "the search engine could not be fetched (needs Java and Maven)"
exit 0
