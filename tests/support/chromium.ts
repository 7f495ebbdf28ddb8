import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Chromium without windows: a journey takes less than half of the processor time with it. */
const shell = "/usr/bin/chromium-headless-shell";
const candidates = [process.env.CHROMIUM, shell, "/usr/bin/chromium", "/usr/bin/google-chrome"];

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
  const isNamed = process.env.CHROMIUM && existsSync(process.env.CHROMIUM);
  if (!isNamed && !existsSync(shell)) installShell();
  const installed = findChromium();
  if (!installed) throw new Error("The browser tests need Chromium. Install it, or set CHROMIUM to its path.");
  return installed;
}

function installShell(): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log("Installing Chromium for the browser tests …");
  const install = (...names: string[]) =>
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], { stdio: "inherit" });
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  try {
    install("chromium-headless-shell", "fonts-liberation");
  } catch {
    // Older releases of Debian have no package of the shell.
    install("chromium", "fonts-liberation");
  }
}

if (import.meta.main) console.log(`Browser tests use ${ensureChromium()}`);
