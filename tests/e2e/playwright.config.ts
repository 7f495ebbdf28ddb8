import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "#tests/support/chromium.ts";
import { mailPort, origin, port } from "./support/origin.ts";
import { standIns } from "./support/stand-ins.ts";

// Whoever names the folder may have a site running on it already, which spares the start while tests are written.
const given = process.env.E2E_DATA_DIR;
const dataDir = given ?? mkdtempSync(join(tmpdir(), "tischlein-e2e-"));
// A worker loads this file again and is told, so that only the first process makes the folder and takes it away.
process.env.E2E_DATA_DIR = dataDir;
if (given === undefined) process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));

/**
 * Two tests run beside each other, of any two files; but among those who read mails or answer for Google, which takes ports of its own, and
 * among those who like, which others count, there is one at a time. They come first, so that nobody is left alone at the end.
 */
const letters = ["accounts/*.spec.ts", "profile/*.spec.ts", "shell/newsletter.spec.ts"];
const shelves = ["cookbooks/*.spec.ts", "likes/*.spec.ts", "shell/toasts.spec.ts", "shell/user-menu.spec.ts"];
const within = (files: string) => `**/e2e/${files}`;
const inOneLane = (name: string) => ({ name, workers: 1 });

/** The journeys run against what `npm start` brings up: the real build on a fresh embedded database with the sample content. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: false,
  workers: 2,
  projects: [
    { ...inOneLane("letters"), testMatch: letters.map(within) },
    { ...inOneLane("shelves"), testMatch: shelves.map(within) },
    { name: "pages", testIgnore: [...letters, ...shelves].map(within) },
  ],
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [["list"]],
  timeout: 60_000,
  // The neighbour takes its time, too.
  expect: { timeout: 10_000 },
  use: {
    baseURL: origin,
    locale: "de-DE",
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: "node lib/front/start.ts",
    cwd: "../..",
    url: `${origin}/api/health`,
    env: {
      PORT: String(port),
      SITE_URL: origin,
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      SMTP_URL: `smtp://localhost:${mailPort}`,
      ...standIns,
    },
    timeout: 300_000,
    reuseExistingServer: given !== undefined,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    stdout: "pipe",
  },
});
