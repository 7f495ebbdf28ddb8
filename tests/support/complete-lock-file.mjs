// Some registries lack optional packages for other systems. npm omits these from the lock file, and
// `npm ci` fails on other systems. This adds the entries and removes addresses of registries. Run by
// `npm run lock`.
import { readFileSync, writeFileSync } from "node:fs";

const file = "package-lock.json";
const lock = JSON.parse(readFileSync(file, "utf8"));
const build =
  /-(?<os>darwin|linux|win32|freebsd|android|openharmony|sunos|netbsd|openbsd|aix)-(?<cpu>[a-z0-9]+)(?:-(?<libc>gnu|musl|msvc|gnueabihf|musleabihf|eabi))?$/;

/** Builds the entry npm writes for an available package. */
function entryOf(name, version) {
  const exact = version.replace(/^[\^~]/, "");
  if (name.endsWith("-wasm32-wasi")) return { version: exact, cpu: ["wasm32"], optional: true };
  const { os, cpu, libc } = build.exec(name)?.groups ?? {};
  if (!os) return undefined;
  const family = os === "linux" && libc ? { libc: [libc.startsWith("musl") ? "musl" : "glibc"] } : {};
  return { version: exact, cpu: [cpu], ...family, optional: true, os: [os] };
}

for (const [path, entry] of Object.entries(lock.packages)) {
  delete entry.resolved;
  if (path === "") continue;
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const target = `node_modules/${name}`;
    if (lock.packages[target] || lock.packages[`${path}/${target}`]) continue;
    const added = entryOf(name, version);
    if (added) lock.packages[target] = added;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
