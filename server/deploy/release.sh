#!/usr/bin/env bash
# release.sh            copies the output of "npm run build" to a new release, and switches to that release
# release.sh <release>  switches to an existing release, for example to roll back
# The link "current" points to the release in use. The processes are restarted one after the other. If a process does
# not become ready, the link is set back to the previous release, and each process that was restarted is restarted with
# that release. If the build equals the release in use, and all processes are ready, nothing is restarted. To restart
# all processes, for example with other settings, name the release in use.
#
# State in the site's folder:
#   current     the link to the release in use
#   ready       the name of the release on which all processes are ready; absent during a switch and after a failed one
#   last-ready  a copy of "ready" from before the last switch, which tells the next run what to go back to
set -euo pipefail
# With CDPATH, "cd" could change to another folder of the same name.
unset CDPATH
units=(wedding-events@3001 wedding-events@3002)
site=${SITE_FOLDER:-/srv/wedding-events}
project=$(cd "$(dirname "$0")/../.." && pwd)
fail() { echo "$1" >&2; exit 1; }
switch_to() { touch "releases/$1"; ln -sfn "releases/$1" next-link; mv -T next-link current; }
# Marks the commit of this build as deployed. The timer deploys when the upstream branch differs from the marked commit.
# A rollback leaves the mark as it is, so that the timer does not undo the rollback.
mark_commit() {
  [ -z "${commit:-}" ] || git --git-dir="$project/.git" update-ref refs/deployed "${commit%-dirty}" 2> /dev/null || true
}

install -d -m 755 "$site" "$site/releases"
cd "$site"
exec 9<. && flock --nonblock 9 || fail "Another deploy is in progress in $site: wait until it has finished."
if [ $# -gt 0 ]; then
  release=$1
  [[ $release =~ ^[0-9a-f-]+$ && -d releases/$release ]] || fail "There is no release \"$release\". These exist, last used first: $(ls -t releases | xargs)"
else
  [ -f "$project/dist/server/main.js" ] || fail "There is no build in $project: run \"npm run build\" first."
  trap 'rm -rf next' EXIT
  rm -rf next; mkdir next
  (cd "$project"; cp -r --preserve=timestamps --parents package.json dist server/*.js "$OLDPWD/next")
  ls next/dist/public/assets > next/own-assets
  chmod -R a+rX next
  # Writes the files to disk, so that a power failure soon after the switch does not leave them empty.
  sync -f next
  hash=$(cat next/dist/server/release) commit=$(cat next/dist/server/commit)
  # If this build equals an existing release, that release is used, and only its file "commit" is overwritten. The
  # comparison ignores assets that the release has from earlier releases.
  release=$(ls -t releases | grep -m 1 -e "-$hash\$" || true)
  older_assets="^Only in releases/$release/dist/public/assets:"
  difference=$(LC_ALL=C diff -rq --exclude=commit next "releases/$release" 2>&1 | grep -v "$older_assets" || true)
  if [ -z "$difference" ]; then
    cat next/dist/server/commit > "releases/$release/dist/server/commit"
  else
    release=$(date -u +%Y%m%d-%H%M%S)-$hash; mv -T next "releases/$release"
  fi
fi
running=
if [ -d current ]; then running=$(basename "$(readlink current)"); fi
ready=$(cat ready 2> /dev/null || true)
# The release to go back to. Not simply the target of "current": after a deploy that was killed, that release may never
# have been ready.
previous=${ready:-$(cat last-ready 2> /dev/null || true)}
[ -n "$previous" ] && [ -d "releases/$previous" ] || previous=$running
if [ "$previous" = "$release" ]; then previous=; fi
# The new release also gets the assets of the current release, including those from earlier releases, because pages that
# are open in browsers still request them. An asset is kept for 30 days after its release has been replaced.
if [ "$running" != "$release" ] && [ -n "$running" ]; then
  own_assets=$(cat current/own-assets 2> /dev/null || ls current/dist/public/assets)
  (cd current/dist/public/assets; xargs -d '\n' touch <<< "$own_assets")
  find current/dist/public/assets -mtime -30 -type f | while read -r file; do
    [ -e "${file/current/releases/$release}" ] || ln "$file" "${file/current/releases/$release}"
  done
fi
[ -z "$ready" ] || mv ready last-ready
switch_to "$release"
if [ $# = 0 ] && [ "$ready" = "$release" ]; then units=(); fi
restarted=()
for unit in "${units[@]}"; do
  restarted=("$unit" "${restarted[@]}")
  systemctl restart "$unit" && continue
  back='There is no release to go back to.'
  if [ -n "$previous" ]; then
    switch_to "$previous"
    back="\"current\" is $previous again."
    # Makes the failed release the oldest, so that it is removed before releases that have been in use.
    touch -d @0 "releases/$release"
    # Restarts the failed unit first. If the previous release is not ready there either, the other units are left alone.
    for affected in "${restarted[@]}"; do systemctl restart "$affected" || break; done
  fi
  # The release would fail again in five minutes, so the timer has to wait for another commit.
  mark_commit
  fail "$unit is not ready with $release: see journalctl -u $unit. $back"
done
echo "$release" > next-ready; mv next-ready ready
mark_commit
ls -t releases | sed "/^$release$/d" | tail -n +5 | xargs -I '{}' rm -rf 'releases/{}'
echo "$release is live.${previous:+ To roll back: $0 $previous}"
