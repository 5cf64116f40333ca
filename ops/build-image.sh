#!/usr/bin/env bash
# Makes the image of ops/Containerfile where no registry of images is reached: the base comes from Debian's packages, and
# the product from this checkout. As root on Debian: apt-get install buildah debootstrap, then
#     ops/build-image.sh [name of the image]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

IMAGE=${1:-medverka}
BASE=localhost/medverka-base
SUITE=bookworm
ROOM=$(mktemp -d)
trap 'rm -rf "$ROOM"' EXIT

# The smallest Debian and the one library that Node lacks there, without what only people and package managers read.
make_base() {
  debootstrap --variant=minbase --include=libatomic1 "$SUITE" "$ROOM/base" >"$ROOM/log" || { tail "$ROOM/log" >&2; return 1; }
  rm -rf "$ROOM"/base/usr/share/{doc,info,locale,man,i18n} "$ROOM"/base/var/{cache,lib/apt/lists,log}/*
  local container
  container=$(buildah from scratch)
  buildah add -q "$container" "$ROOM/base" / >/dev/null
  buildah commit -q --rm "$container" "$BASE" >/dev/null
}

buildah inspect "$BASE" >/dev/null 2>&1 || make_base
npm run --silent deliver -- --to "$ROOM/delivered"
buildah build -q --format docker --isolation chroot --build-arg BASE="$BASE" --build-context delivered="$ROOM/delivered" \
  -f ops/Containerfile -t "$IMAGE" .
