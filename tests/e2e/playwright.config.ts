import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "#tests/support/chromium.ts";
import { contactEmail, mailPort, newsletterWebhookToken, origin, port } from "./support/origin.ts";
import { providerStubSettings } from "./support/provider-stubs.ts";

// A running site may be tested by naming its data folder and port, which saves the start.
const givenDataDir = process.env.E2E_DATA_DIR;
const dataDir = givenDataDir ?? mkdtempSync(join(tmpdir(), "tischlein-e2e-"));
// Workers load this file again; only the first process creates and removes the folder.
process.env.E2E_DATA_DIR = dataDir;
if (givenDataDir === undefined) process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));

/**
 * Two workers run files in parallel; in CI one, because two cores also run the site, the database
 * and the browser. Serial are the files that use the ports of the mail server or of the provider
 * stubs, and those that change likes, which others count. They start first, so that both workers
 * finish at about the same time.
 */
const mailSpecs = [
  "accounts/*.spec.ts",
  "company/*.spec.ts",
  "follows/*.spec.ts",
  "newsletters/*.spec.ts",
  "plus/*.spec.ts",
  "profile/*.spec.ts",
  "recipe-drafts/review.spec.ts",
  "reports/*.spec.ts",
  "shell/newsletter.spec.ts",
];
const likeSpecs = ["cookbooks/*.spec.ts", "likes/*.spec.ts", "shell/toasts.spec.ts", "shell/user-menu.spec.ts"];
/**
 * Run last, one at a time: the first five start further sites, two of them from the same build,
 * whose page cache they share; the sixth makes a public cookbook, which the crawl would meet; the
 * seventh changes the menu of every page; the eighth keeps the site busy; the others lock a table,
 * for which other pages wait.
 */
const lateSpecs = [
  ...[
    "crash-recovery.spec.ts",
    "setup/new-site.spec.ts",
    "instances.spec.ts",
    "analytics/*.spec.ts",
    "ads/ad-manager.spec.ts",
    "cookbooks/delete.spec.ts",
    "authors/*.spec.ts",
    "fuzzing.spec.ts",
  ],
  ...["first-bytes", "loading", "soft-navigation"].map((name) => `streaming/${name}.spec.ts`),
];
const toPattern = (files: string) => `**/e2e/${files}`;
const serialProject = (name: string) => ({ name, workers: 1 });

/**
 * Browser journeys against `npm start`: a real build with an embedded database and the sample
 * content.
 */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: false,
  workers: process.env.CI ? 1 : 2,
  projects: [
    { ...serialProject("mail"), testMatch: mailSpecs.map(toPattern) },
    { ...serialProject("likes"), testMatch: likeSpecs.map(toPattern), testIgnore: lateSpecs.map(toPattern) },
    { name: "pages", testIgnore: [...mailSpecs, ...likeSpecs, ...lateSpecs].map(toPattern) },
    { ...serialProject("late"), testMatch: lateSpecs.map(toPattern) },
  ],
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [["list"]],
  timeout: 60_000,
  // Workers, site and database share the processor.
  expect: { timeout: 10_000 },
  use: {
    baseURL: origin,
    locale: "de-DE",
    // Requests of a service worker pass by `page.route`, and pages it keeps outlast a journey. The
    // journeys about it (offline/) allow it.
    serviceWorkers: "block",
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
    command: "node lib/supervisor/start.ts",
    cwd: "../..",
    url: `${origin}/api/health`,
    env: {
      PORT: String(port),
      SITE_URL: origin,
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      SMTP_URL: `smtp://localhost:${mailPort}`,
      CONTACT_EMAIL: contactEmail,
      PAYMENT_PROVIDER: "test",
      NEWSLETTER_WEBHOOK_TOKEN: newsletterWebhookToken,
      ...providerStubSettings,
    },
    timeout: 300_000,
    reuseExistingServer: givenDataDir !== undefined,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    stdout: "pipe",
  },
});
