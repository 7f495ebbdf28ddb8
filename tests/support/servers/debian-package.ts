import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Programs that the tests run, with the package of Debian that has each. */
const packages = {
  "/usr/bin/redis-server": "redis-server",
  "/usr/sbin/nginx": "nginx-light",
  "/usr/bin/caddy": "caddy",
  "/usr/bin/openssl": "openssl",
  "/usr/bin/faketime": "faketime",
};

/**
 * Finds the path of a program, or installs its package when run as root on Debian.
 *
 * @returns null where it can be neither found nor installed; tests are skipped then
 */
export function findProgram(path: keyof typeof packages): string | null {
  if (!existsSync(path) && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) install(path, packages[path]);
  if (existsSync(path)) return path;
  console.warn(`Skipping tests: ${packages[path]} is not installed, and cannot be installed here.`);
  return null;
}

/** Installs the program only: a service of the system would take the port of someone else. */
const script = `
set -e
[ -e "$1" ] && exit
if [ ! -e /usr/sbin/policy-rc.d ]; then
  printf '#!/bin/sh\\nexit 101\\n' > /usr/sbin/policy-rc.d
  chmod +x /usr/sbin/policy-rc.d
  trap 'rm /usr/sbin/policy-rc.d' EXIT
fi
apt-get update -qq
apt-get install -y -qq --no-install-recommends "$2"`;

function install(path: string, packageName: string): void {
  console.log(`Installing ${packageName} for the tests …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // Files of tests run side by side.
  const words = [join(tmpdir(), "tischlein-tests-apt.lock"), "sh", "-c", script, "sh", path, packageName];
  try {
    execFileSync("flock", words, { env: environment, stdio: "ignore" });
  } catch {
    // findProgram says that it is missing.
  }
}
