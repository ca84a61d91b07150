# Finds Chromium, its driver and selenium: run and doctor read this file. Without them the test is skipped.

work=${TMPDIR:-/tmp}/live-page-test-$(id -u)
mkdir -p "$work"

skip() {
  if [ -n "${LIVE_REQUIRED:-}" ]; then
    echo "The test of the live page cannot run: $1" >&2
    exit 1
  fi
  echo "The test of the live page is skipped: $1"
  exit 0
}

chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
[ -n "$chromium" ] || skip "Chromium is not installed."
driver=$(command -v chromedriver || true)
[ -n "$driver" ] || skip "chromedriver is not installed."
# An environment that was not completed is made anew.
if ! "$work/venv/bin/python" -c 'import selenium' 2>/dev/null; then
  python3 -m venv --clear "$work/venv" > "$work/venv.log" 2>&1 \
    || skip "python3 -m venv failed; see $work/venv.log."
  "$work/venv/bin/pip" -q install selenium > "$work/pip.log" 2>&1 \
    || skip "pip cannot install selenium; see $work/pip.log."
fi

# Prints a line about the part that begins, with the time since the start.
part() {
  echo "[$SECONDS s] $1"
}
