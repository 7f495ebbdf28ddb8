import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Servers that the tests run, with the package of Debian that has each. */
const packages = {
  "/usr/bin/redis-server": "redis-server",
  "/usr/sbin/nginx": "nginx-light",
  "/usr/bin/caddy": "caddy",
  "/usr/bin/openssl": "openssl",
};

/**
 * Finds the path of a program, or installs its package when run as root on Debian.
 *
 * @returns null where it can be neither found nor installed; tests are skipped then
 */
export function findProgram(path: keyof typeof packages): string | null {
  if (existsSync(path)) return path;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  // The program is enough: a service of the system would take the port of someone else.
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const install = (...words: string[]) => execFileSync("apt-get", words, { env: environment, stdio: "ignore" });
  try {
    install("update", "-qq");
    install("install", "-y", "-qq", "--no-install-recommends", packages[path]);
  } catch {
    console.warn(`${packages[path]} could not be installed.`);
  }
  return existsSync(path) ? path : null;
}
