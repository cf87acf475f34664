#!/usr/bin/env bash
# release.sh            copies what "npm run build" has built to a new release, and runs it
# release.sh <release>  runs a release that is still there, as for a rollback
# The link "current" leads to the release that runs. The processes restart one after the other. If one does not become
# ready, the link goes back, and the processes that were restarted start again with the previous release. A build
# without a change restarts nothing. To restart with other settings, name the release that runs.
set -euo pipefail
# With CDPATH, "cd" could lead to another folder of the same name.
unset CDPATH
units=(wedding-events@3001 wedding-events@3002)
site=${SITE_FOLDER:-/srv/wedding-events}
project=$(cd "$(dirname "$0")/../.." && pwd)
fail() { echo "$1" >&2; exit 1; }
switch_to() { touch "releases/$1"; ln -sfn "releases/$1" next-link; mv -T next-link current; }
# Marks the commit as deployed. The timer deploys when the repository has another commit than the marked one. A rollback
# does not move the mark, otherwise the timer would undo the rollback.
mark_commit() {
  [ -z "${commit:-}" ] || git --git-dir="$project/.git" update-ref refs/deployed "${commit%-dirty}" 2> /dev/null || true
}

install -d -m 755 "$site" "$site/releases"
cd "$site"
exec 9<. && flock --nonblock 9 || fail "Another deploy is under way in $site: wait for it."
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
  # Without this, a power cut soon after the switch could leave the release's files empty.
  sync -f next
  hash=$(cat next/dist/server/release) commit=$(cat next/dist/server/commit)
  # If this build already has a release, there will be no second one. Only the commit is written to the release, into
  # the very file that the running processes read. The comparison ignores the assets that the release has from earlier releases.
  release=$(ls -t releases | grep -m 1 -e "-$hash\$" || true)
  others="^Only in releases/$release/dist/public/assets:"
  difference=$(LC_ALL=C diff -rq --exclude=commit next "releases/$release" 2>&1 | grep -v "$others" || true)
  if [ -z "$difference" ]; then
    cat next/dist/server/commit > "releases/$release/dist/server/commit"
  else
    release=$(date -u +%Y%m%d-%H%M%S)-$hash; mv -T next "releases/$release"
  fi
fi
running=
if [ -d current ]; then running=$(basename "$(readlink current)"); fi
# The release with which all processes are ready. The file is absent once a process has been given another release.
ready=$(cat ready 2> /dev/null || true)
# The release to go back to. After a deploy that was killed, the link leads to a release that may never have been ready.
previous=${ready:-$(cat last-ready 2> /dev/null || true)}
[ -n "$previous" ] && [ -d "releases/$previous" ] || previous=$running
if [ "$previous" = "$release" ]; then previous=; fi
# The new release also gets the assets of the release that runs now, even those from earlier releases, so that pages
# which are open in browsers still find their files. An asset stays for 30 days after its release was replaced.
if [ "$running" != "$release" ] && [ -n "$running" ]; then
  own=$(cat current/own-assets 2> /dev/null || ls current/dist/public/assets)
  (cd current/dist/public/assets; xargs -d '\n' touch <<< "$own")
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
  back='There is no other release to go back to.'
  if [ -n "$previous" ]; then
    switch_to "$previous"
    back="\"current\" is $previous again."
    # With this time the failed release is removed first, before releases that have run.
    touch -d @0 "releases/$release"
    # The unit that failed restarts first. If the previous release is not ready there either, the others are left alone.
    for each in "${restarted[@]}"; do systemctl restart "$each" || break; done
  fi
  # A release that is not ready now will not be ready in five minutes, so the timer waits for another commit.
  mark_commit
  fail "$unit is not ready with $release: see journalctl -u $unit. $back"
done
echo "$release" > next-ready; mv next-ready ready
mark_commit
ls -t releases | sed "/^$release$/d" | tail -n +5 | xargs -I '{}' rm -rf 'releases/{}'
echo "$release runs.${previous:+ The way back: $0 $previous}"
