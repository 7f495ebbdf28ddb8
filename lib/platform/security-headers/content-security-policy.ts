import { initScript } from "#lib/platform/browser/first-paint/init-scripts.ts";
import { env } from "#lib/platform/config/env.ts";
import { listToolOrigins, type ToolOrigins } from "#lib/platform/consent/outside-tools.ts";
import { hashScript } from "./script-hashes.ts";

/** Origins that the forms of signing in and of orders redirect to when JavaScript is off. */
const formTargets = [
  "https://accounts.google.com",
  "https://www.facebook.com",
  "https://appleid.apple.com",
  "https://checkout.stripe.com",
].join(" ");

/** Marks a page of the layout, whose first script says what text may become. */
const initHash = hashScript(initScript);

/** Text becomes elements and scripts only by these policies (lib/platform/browser/first-paint). */
const trustedTypes = "require-trusted-types-for 'script'; trusted-types default nextjs";

const basePolicy = `object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${formTargets}`;

/**
 * The worker of the timers is made from text (components/content/recipes/timers/alarm-clock.ts).
 */
const workerPolicy = "worker-src 'self' blob:";

/**
 * The policy of a page: of its inline scripts only those run that it had when it was made.
 *
 * @param scripts sources of the inline scripts: 'sha256-…' or 'nonce-…'
 * @param origins those of the configured outside tools
 */
export function renderPagePolicy(scripts: readonly string[], origins: ToolOrigins = getToolOrigins()): string {
  return [
    basePolicy,
    ["script-src 'self'", ...scripts, ...origins.scripts].join(" "),
    ["connect-src 'self'", ...origins.connections].join(" "),
    ["img-src 'self' data: blob:", ...origins.images].join(" "),
    ["frame-src 'self'", ...origins.frames].join(" "),
    workerPolicy,
  ].join("; ");
}

/**
 * Adds to the policy of a page with the layout's first script that text becomes elements and
 * scripts only by its rules. Scripts of outside tools know none.
 */
export function addTrustedTypes(policy: string, origins: ToolOrigins = getToolOrigins()): string {
  return policy.includes(initHash) && origins.scripts.length === 0 ? `${policy}; ${trustedTypes}` : policy;
}

let toolOrigins: ToolOrigins | undefined;

function getToolOrigins(): ToolOrigins {
  toolOrigins ??= listToolOrigins(env);
  return toolOrigins;
}

/** The policy of answers that are no pages. */
export const otherPolicy = `${basePolicy}; script-src 'self'`;
