# How Swift becomes a script of the page: make and make-doctor read this file.

tools=$(dirname "$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')")/../bin
library=$tools/../lib/swift/embedded/wasm32-unknown-none-wasm

# Prints a line about the part that begins, with the time since the start.
part() {
  echo "[$SECONDS s] $1" >&2
}

# Makes OUT/live-NAME.js of Swift and C files: compile NAME MODULE OUT LIMIT FILE …
#
# The limit is in bytes. A page that is opened from a file may read scripts, but no other files.
compile() {
  local name="$1" module="$2" out="$3" limit="$4" file object size
  local swift=() objects=("$work/$name.o")
  shift 4
  for file in "$@"; do
    if [[ "$file" == *.swift ]]; then
      swift+=("$file")
    else
      object=$work/$name-$(basename "$file" .c).o
      objects+=("$object")
      "$tools/clang" --target=wasm32-unknown-none-wasm -O2 -fno-builtin -nostdlib -c -o "$object" "$file"
    fi
  done
  swiftc -target wasm32-unknown-none-wasm -swift-version 6 -wmo -Osize -parse-as-library \
    -enable-experimental-feature Embedded -enable-experimental-feature Extern \
    -Xfrontend -disable-stack-protector -module-name "$module" -package-name live \
    -c -o "$work/$name.o" "${swift[@]}"
  # The stack lies below the data, so that a stack that is too small ends in an error.
  "$tools/wasm-ld" --no-entry --gc-sections -O2 --strip-all --stack-first -z stack-size=1048576 \
    -o "$work/$name.wasm" "${objects[@]}" "$library/libswiftUnicodeDataTables.a"
  size=$(wc -c < "$work/$name.wasm")
  if [ "$size" -ge "$limit" ]; then
    echo "The module $module has $size bytes; the limit is $limit." >&2
    exit 1
  fi
  printf 'globalThis.LIVE_%s = "%s";\n' "$(tr a-z A-Z <<< "$name")" "$(base64 < "$work/$name.wasm" | tr -d '\n')" \
    > "$out/live-$name.js"
}
