import type { Instrumentation } from "next";

/** Runs once in every process of the server, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs" && process.env.NEXT_PHASE !== "phase-production-build") {
    // In development a developer looks for the values.
    if (process.env.NODE_ENV === "production") (await import("#lib/platform/tracing/log-guard.ts")).installLogGuard();
    if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT)
      (await import("#lib/platform/tracing/start-tracing.ts")).startTracing();
    const { trackPeerIp } = await import("#lib/platform/http/client-ip.ts");
    trackPeerIp();
    const { loadSiteSettings } = await import("#lib/platform/db/settings/site-settings.ts");
    // Without a database the site starts with its defaults, and reads them once it is connected.
    await loadSiteSettings().catch((error: Error) => console.error("The settings of the site are not read:", error));
    const [{ startJobs }, { jobs }] = await Promise.all([
      import("#lib/platform/jobs/start-jobs.ts"),
      import("#app/jobs.ts"),
    ]);
    startJobs(jobs);
    // In development the framework's own error page is more useful.
    if (process.env.NODE_ENV !== "production") return;
    const { installErrorResponseHook } = await import("#app/error-response-hook.ts");
    installErrorResponseHook();
  }
}

/** Called with every error that a request meets before its answer is complete. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { noteRequestError } = await import("#app/error-response-hook.ts");
  noteRequestError(error, request);
};
