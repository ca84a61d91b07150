#include "Peers.h"

#include <dlfcn.h>

namespace {

/// Looks up a function of the library by its name.
template <typename Function>
bool find(void *library, const char *name, Function &function) {
  function = reinterpret_cast<Function>(dlsym(library, name));
  return function != nullptr;
}

}  // namespace

const Peer *cassowary_peer(const char *path) {
  static Peer peer;
  void *library = dlopen(path, RTLD_NOW);
  const char *(*version)(void);
  if (library == nullptr || !find(library, "cassowary_version", version)) return nullptr;
  peer.version = version();
  const bool isComplete = find(library, "cassowary_build", peer.build) && find(library, "cassowary_resize", peer.resize) &&
                          find(library, "cassowary_replace", peer.replace) && find(library, "cassowary_free", peer.free);
  return isComplete ? &peer : nullptr;
}
