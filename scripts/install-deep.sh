#!/usr/bin/env bash
# Installs what the deep tier takes from Debian and from Maven: ffmpeg, and the rules that CEN and OpenPeppol publish for
# invoices. A part that cannot be had is named and left out; `npm run test:deep` then says which step it did not run.
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

maven() {
  [[ -f $PLACE/peppol/PEPPOL-EN16931-UBL.xslt && -f $PLACE/peppol/CEN-EN16931-UBL.xslt ]] && return
  command -v mvn >/dev/null && command -v jar >/dev/null || return 1
  mkdir -p "$PLACE/peppol"
  timeout "$SECONDS_AT_MOST" mvn -q -B "$COPY" -Dartifact="$RULES" -DoutputDirectory="$PLACE" || return 1
  local archive=$PWD/$PLACE/phive-rules-peppol-4.3.7.jar unpacked
  unpacked=$(mktemp -d)
  (cd "$unpacked" && jar xf "$archive" external/schematron/openpeppol/2026.5/xslt)
  cp "$unpacked"/external/schematron/openpeppol/2026.5/xslt/{CEN,PEPPOL}-EN16931-UBL.xslt "$PLACE/peppol/"
  local result=$?
  rm -rf "$unpacked" "$archive"
  return $result
}

debian || lacks "ffmpeg could not be installed (apt-get install ffmpeg)"
maven || lacks "the published rules of Peppol could not be fetched (needs Java's jar and Maven)"
exit 0
