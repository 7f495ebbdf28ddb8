import type { Env } from "#lib/platform/config/env.ts";
import { type Purpose, purposes } from "./purposes.ts";

/** The outside tools that are configured, as pages know them: without secrets. */
export interface OutsideTools {
  tagManager?: { id: string; url: string };
  adManager?: { network: string; url: string };
  meta?: { pixelId: string; pixelUrl: string };
  braze?: { apiKey: string; endpoint: string; url: string };
  adjust?: { appToken: string; url: string };
  sentry?: { dsn: string };
}

export type ToolName = keyof OutsideTools;

/** What a reader agrees to before a tool is used. */
export const purposeOfTool: Record<ToolName, Purpose> = {
  tagManager: "statistics",
  adManager: "advertising",
  meta: "marketing",
  braze: "marketing",
  adjust: "marketing",
  sentry: "diagnostics",
};

/** Finds the outside tools that are configured; an empty object without any. */
export function getOutsideTools(env: Env): OutsideTools {
  const { TAG_MANAGER_ID, AD_MANAGER_NETWORK, META_PIXEL_ID, BRAZE_API_KEY, BRAZE_ENDPOINT } = env;
  const { ADJUST_APP_TOKEN, SENTRY_DSN } = env;
  return {
    ...(TAG_MANAGER_ID && { tagManager: { id: TAG_MANAGER_ID, url: env.TAG_MANAGER_URL } }),
    ...(AD_MANAGER_NETWORK && { adManager: { network: AD_MANAGER_NETWORK, url: env.AD_MANAGER_URL } }),
    ...(META_PIXEL_ID && { meta: { pixelId: META_PIXEL_ID, pixelUrl: env.META_PIXEL_URL } }),
    ...(BRAZE_API_KEY &&
      BRAZE_ENDPOINT && { braze: { apiKey: BRAZE_API_KEY, endpoint: BRAZE_ENDPOINT, url: env.BRAZE_SDK_URL } }),
    ...(ADJUST_APP_TOKEN && { adjust: { appToken: ADJUST_APP_TOKEN, url: env.ADJUST_SDK_URL } }),
    ...(SENTRY_DSN && { sentry: { dsn: SENTRY_DSN } }),
  };
}

/** The names of these tools, by purpose. */
export function listTools(tools: OutsideTools): ToolName[] {
  const names = Object.keys(tools) as ToolName[];
  return purposes.flatMap((purpose) => names.filter((name) => purposeOfTool[name] === purpose));
}

/** The purposes of these tools, which a reader is asked for. */
export function listPurposes(tools: OutsideTools): Purpose[] {
  return [...new Set(listTools(tools).map((name) => purposeOfTool[name]))];
}

/** Origins that pages may use because of tools, for the Content-Security-Policy. */
export interface ToolOrigins {
  scripts: string[];
  connections: string[];
  images: string[];
  frames: string[];
}

/** Lists the origins of the configured tools, and no others. */
export function listToolOrigins(env: Env): ToolOrigins {
  const { tagManager, adManager, meta, braze, adjust, sentry } = getOutsideTools(env);
  const tags = tagManager ? [originOf(tagManager.url), ...env.TAG_MANAGER_ORIGINS] : [];
  const ads = adManager ? [originOf(adManager.url), ...adOrigins, ...env.AD_MANAGER_ORIGINS] : [];
  return {
    scripts: [...tags, ...ads, ...[braze, adjust].flatMap((tool) => (tool ? [originOf(tool.url)] : []))],
    connections: [
      ...tags,
      ...ads,
      ...(braze ? [originOf(braze.endpoint)] : []),
      ...(adjust ? [adjustOrigin] : []),
      ...(sentry ? [originOf(sentry.dsn)] : []),
    ],
    images: [...tags, ...ads, ...(meta ? [originOf(meta.pixelUrl)] : [])],
    frames: [...tags, ...ads],
  };
}

/**
 * Hosts of the publisher tag beside that of its script: ads are shown in frames of the third, and
 * measured by the others. Google supports no fixed list, so that settings can add to this one.
 *
 * @see https://developers.google.com/publisher-tag/guides/content-security-policy
 */
const adOrigins = [
  "https://securepubads.g.doubleclick.net",
  "https://googleads.g.doubleclick.net",
  "https://*.googlesyndication.com",
  "https://*.adtrafficquality.google",
  "https://www.google.com",
];

/** The SDK sends to a host per region. */
const adjustOrigin = "https://*.adjust.com";

const originOf = (url: string) => new URL(url).origin;
