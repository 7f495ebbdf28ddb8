import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const candidates = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Finds an installed Chromium; the environment variable CHROMIUM may name its path. */
export function findChromium(): string | undefined {
  return candidates.find((path) => path && existsSync(path));
}

/**
 * Finds Chromium, or installs the Debian package when run as root.
 *
 * @throws {Error} that says what to do
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium for the browser tests …");
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation"], {
      stdio: "inherit",
    });
  }
  const installed = findChromium();
  if (!installed) throw new Error("The browser tests need Chromium. Install it, or set CHROMIUM to its path.");
  return installed;
}

if (import.meta.main) console.log(`Browser tests use ${ensureChromium()}`);
