import { rmSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { startClockAt } from "#lib/platform/time/clock.ts";
import { findChromium } from "#tests/support/chromium.ts";
import { keepCompiledModules } from "#tests/support/run/compile-cache.ts";
import { createRunFolder } from "#tests/support/run/memory-folder.ts";
import { buildProviderSettings } from "./support/provider-stubs.ts";
import { contactEmail, describeSite, isGivenSite, newsletterWebhookToken, origin } from "./support/site.ts";
import { isFullRun } from "./support/viewports.ts";

keepCompiledModules();

/** Two keep two cores busy: alone, one waits for the site half of its time. */
const siteCount = isGivenSite ? 1 : Number(process.env.E2E_SITES ?? 2);
/** A copy of the build, pictures in all sizes, two databases, and sites that a journey starts. */
const bytesPerSite = 2_000_000_000;
// Workers load this file again; only the first process creates and removes the folder.
if (process.env.E2E_SITES_DIR === undefined) {
  const runFolder = createRunFolder(siteCount * bytesPerSite);
  // Sites that journeys start themselves, profiles of browsers and downloads are in it, too.
  Object.assign(process.env, { E2E_SITES_DIR: runFolder, TMPDIR: runFolder });
  process.once("exit", () => rmSync(runFolder, { recursive: true, force: true }));
}

/** The day of the journeys; their clocks go on from here. Any other day will do, too. */
const start = new Date(process.env.E2E_CLOCK ?? "2026-11-25T10:00:00+01:00");
// Workers and sites inherit the clock. A given site has its own.
if (process.env.CLOCK_AHEAD_MS === undefined) startClockAt(isGivenSite ? await readClock() : start);

/** The time of the given site, or of the machine if it has no clock for tests. */
async function readClock(): Promise<Date | undefined> {
  const answer = await fetch(`${origin}/api/health`).catch(() => null);
  const health = (await answer?.json()) as { clock?: { now: string } } | undefined;
  return health?.clock && new Date(health.clock.now);
}

/** The order of the files; shards of a run have to agree on it. */
const isShard = process.argv.some((argument) => argument.startsWith("--shard"));
process.env.E2E_SEED ??= isShard ? "0" : String(Math.floor(Math.random() * 1_000_000));

/** Starts the site of a worker. The first one builds; further ones run in a copy of its build. */
function buildServer(index: number) {
  const site = describeSite(index);
  const copy = index === 0 ? "" : ` ${join(process.env.E2E_SITES_DIR ?? "", `site-${index}`)}`;
  return {
    command: `node tests/e2e/support/run/start-site.ts ${index}${copy}`,
    cwd: "../..",
    url: isGivenSite ? `${site.origin}/api/health` : `http://localhost:${site.restorePort}`,
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
    // A machine with other work builds for minutes.
    timeout: 900_000,
    reuseExistingServer: isGivenSite,
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
  fullyParallel: true,
  workers: siteCount,
  forbidOnly: Boolean(process.env.CI),
  // One race of a journey refuses no run, but is listed; the full run has no second try.
  retries: isFullRun ? 0 : 1,
  reporter: [["list"], ["./support/run/run-reporter.ts"]],
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
        // A journey ends before optimised code has paid off: an eighth of the processor time.
        "--js-flags=--no-opt --no-maglev",
      ],
    },
  },
  webServer: Array.from({ length: siteCount }, (_, index) => buildServer(index)),
});
