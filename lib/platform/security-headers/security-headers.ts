import { env } from "#lib/platform/config/env.ts";

/** Files that other sites may show: pictures in feed readers, previews, search results. */
const sharedFiles = /^\/(?:images|videos|share|icons|logos)\/|^\/(?:icon\.svg|apple-icon\.png|favicon\.ico)$/;

/**
 * Security headers of every answer, without the Content-Security-Policy.
 *
 * @param siteUrl public origin of the site
 * @see https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Headers_Cheat_Sheet.html
 */
export function listSecurityHeaders(siteUrl: string): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    // Cook mode can be controlled by voice.
    "permissions-policy": "camera=(), microphone=(self), geolocation=(), payment=(), browsing-topics=()",
    // Sharing opens windows of other sites.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    // Lets the error reports profile a page.
    ...(env.SENTRY_DSN ? { "document-policy": "js-profiling" } : {}),
    ...(siteUrl.startsWith("https:") ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
}

/** Value of Cross-Origin-Resource-Policy for a path. */
export function getResourcePolicy(path: string): "cross-origin" | "same-origin" {
  return sharedFiles.test(path) ? "cross-origin" : "same-origin";
}
