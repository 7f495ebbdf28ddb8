import { browserProfilingIntegration, browserTracingIntegration, init } from "@sentry/browser";
import { ignoredErrors, removeQueries } from "#components/business/analytics/tools/reported-errors.ts";
import type { OutsideTools } from "#lib/platform/consent/outside-tools.ts";

/** Breadcrumbs hold presses, addresses and requests of a reader; sessions count visits. */
const leftOut = ["Breadcrumbs", "Console", "BrowserSession"];

/**
 * Reports errors of this site's scripts in the protocol of Sentry, one in a hundred traces, and the
 * profiles of all of these.
 *
 * @see https://docs.sentry.io/platforms/javascript/configuration/options/
 */
export function startSentry({ dsn }: NonNullable<OutsideTools["sentry"]>): void {
  init({
    dsn,
    integrations: (defaults) => [
      ...defaults.filter(({ name }) => !leftOut.includes(name)),
      browserTracingIntegration(),
      browserProfilingIntegration(),
    ],
    maxBreadcrumbs: 0,
    tracesSampleRate: 0.01,
    // Whole traces, so that `beforeSendTransaction` sees them.
    traceLifecycle: "static",
    profileSessionSampleRate: 1,
    profileLifecycle: "trace",
    // No headers for traces: requests stay what they are without the tool.
    tracePropagationTargets: [],
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    ignoreErrors: ignoredErrors,
    // Not of extensions and scripts of others. A text is found anywhere in an address.
    allowUrls: [`${window.location.origin}/_next/`],
    beforeSend: removeQueries,
    beforeSendTransaction: removeQueries,
  });
}
