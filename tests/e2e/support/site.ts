import { join } from "node:path";

/** A running site may be tested by naming its data folder and port, which saves the start. */
export const isGivenSite = process.env.E2E_DATA_DIR !== undefined;

/** Ports that one site under test and the servers beside it may use. */
const portsPerSite = 10;

/**
 * Every worker of Playwright has its own site and database, so that files which run at the same
 * time never meet each other's data. With E2E_DATA_DIR there is one site, which may run already.
 *
 * @param index of the worker, from 0
 */
export function describeSite(index: number) {
  const port = Number(process.env.E2E_PORT ?? 3210) + index * portsPerSite;
  return {
    port,
    origin: `http://localhost:${port}`,
    /** Port of the mail server the site delivers to. */
    mailPort: port + 1,
    /** Port of the stub of Google and Apple. */
    openIdPort: port + 2,
    /** Port of the stub of Facebook. */
    facebookPort: port + 3,
    /** Port of requests that restore it (run/restorable-site.ts). */
    restorePort: port + 4,
    dataDir: process.env.E2E_DATA_DIR ?? join(process.env.E2E_SITES_DIR ?? "", `data-${index}`),
  };
}

/** The site of this worker. */
export const { port, origin, mailPort, openIdPort, facebookPort, restorePort, dataDir } = describeSite(
  Number(process.env.TEST_PARALLEL_INDEX ?? 0),
);

/** Where messages of the contact form go. */
export const contactEmail = "editors@example.org";

/** Proves the email provider that reports bounces. */
export const newsletterWebhookToken = "the-token-of-the-journeys-0123456789";
