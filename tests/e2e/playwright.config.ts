import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "#tests/support/chromium.ts";
import { buildProviderSettings } from "./support/provider-stubs.ts";
import { contactEmail, describeSite, newsletterWebhookToken, origin } from "./support/site.ts";

// A running site may be tested by naming its data folder and port, which saves the start.
const isGiven = process.env.E2E_DATA_DIR !== undefined;
/** Two keep two cores busy: alone, one waits for the site half of its time. */
const siteCount = isGiven ? 1 : Number(process.env.E2E_SITES ?? 2);
// Workers load this file again; only the first process creates and removes the folder.
if (!isGiven && process.env.E2E_SITES_DIR === undefined) {
  const sitesDir = mkdtempSync(join(tmpdir(), "tischlein-e2e-"));
  process.env.E2E_SITES_DIR = sitesDir;
  process.once("exit", () => rmSync(sitesDir, { recursive: true, force: true }));
}

/**
 * Run last: the first makes a public cookbook, which the crawl would meet; the second changes the
 * menu of every page; the third keeps the site busy.
 */
const lateSpecs = ["cookbooks/delete.spec.ts", "authors/*.spec.ts", "fuzzing.spec.ts"].map(
  (files) => `**/e2e/${files}`,
);

/** Runs first: it counts the bytes of pages, which grow with what other journeys publish. */
const firstSpecs = ["**/e2e/shell/page-weight.spec.ts"];

/** Starts the site of a worker. The first one builds; further ones run in a copy of its build. */
function buildServer(index: number) {
  const site = describeSite(index);
  return {
    command:
      index === 0
        ? "node lib/supervisor/start.ts"
        : `node tests/e2e/support/start-copy.ts ${join(process.env.E2E_SITES_DIR ?? "", `site-${index}`)}`,
    cwd: "../..",
    url: `${site.origin}/api/health`,
    env: {
      PORT: String(site.port),
      SITE_URL: site.origin,
      DATA_DIR: site.dataDir,
      DATABASE_URL: "",
      SMTP_URL: `smtp://localhost:${site.mailPort}`,
      CONTACT_EMAIL: contactEmail,
      PAYMENT_PROVIDER: "test",
      NEWSLETTER_WEBHOOK_TOKEN: newsletterWebhookToken,
      ...buildProviderSettings(site),
    },
    timeout: 300_000,
    reuseExistingServer: isGiven,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 20_000 },
    stdout: "pipe" as const,
  };
}

/**
 * Browser journeys against `npm start`: a real build with an embedded database and the sample
 * content. Every worker has a site of its own.
 */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: false,
  workers: siteCount,
  projects: [
    { name: "first", testMatch: firstSpecs },
    { name: "pages", testIgnore: [...firstSpecs, ...lateSpecs] },
    { name: "late", testMatch: lateSpecs },
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
  webServer: Array.from({ length: siteCount }, (_, index) => buildServer(index)),
});
