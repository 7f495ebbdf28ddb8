import { expect, test } from "vitest";
import { initScript } from "#lib/platform/browser/first-paint/init-scripts.ts";
import { readEnv } from "#lib/platform/config/env.ts";
import { listToolOrigins } from "#lib/platform/consent/outside-tools.ts";
import { addTrustedTypes, renderPagePolicy } from "#lib/platform/security-headers/content-security-policy.ts";
import { hashScript } from "#lib/platform/security-headers/script-hashes.ts";

const policyOf = (settings: Record<string, string>) =>
  Object.fromEntries(
    renderPagePolicy(["'sha256-a'"], listToolOrigins(readEnv(settings)))
      .split("; ")
      .map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources.join(" ")];
      }),
  );

test("a page loads from and sends to this site only, without outside tools", () => {
  expect(policyOf({})).toMatchObject({
    "script-src": "'self' 'sha256-a'",
    "connect-src": "'self'",
    "img-src": "'self' data: blob:",
    "frame-src": "'self'",
  });
});

test("text becomes elements by the layout's rules only, unless an outside tool runs", () => {
  const isGuarded = (script: string, settings = {}) => {
    const origins = listToolOrigins(readEnv(settings));
    return addTrustedTypes(renderPagePolicy([hashScript(script)], origins), origins).includes("trusted-types");
  };
  expect(isGuarded(initScript)).toBe(true);
  expect(isGuarded(initScript, { META_PIXEL_ID: "1", META_ACCESS_TOKEN: "token" })).toBe(true);
  expect(isGuarded(initScript, { TAG_MANAGER_ID: "GTM-1" })).toBe(false);
  expect(isGuarded("self.a=1")).toBe(false);
});

test("configured tools add their origins and nothing else", () => {
  expect(policyOf({ TAG_MANAGER_ID: "GTM-1", TAG_MANAGER_ORIGINS: "https://*.google-analytics.com" })).toMatchObject({
    "script-src": "'self' 'sha256-a' https://www.googletagmanager.com https://*.google-analytics.com",
    "connect-src": "'self' https://www.googletagmanager.com https://*.google-analytics.com",
    "img-src": "'self' data: blob: https://www.googletagmanager.com https://*.google-analytics.com",
  });
  expect(policyOf({ META_PIXEL_ID: "1", META_ACCESS_TOKEN: "token" })).toMatchObject({
    "script-src": "'self' 'sha256-a'",
    "connect-src": "'self'",
    "img-src": "'self' data: blob: https://www.facebook.com",
  });
});

test("hosts of the ad server are allowed only where it is configured", () => {
  const hosts = /doubleclick|googlesyndication|adtrafficquality/;
  expect(JSON.stringify(policyOf({ TAG_MANAGER_ID: "GTM-1" }))).not.toMatch(hosts);
  const policy = policyOf({ AD_MANAGER_NETWORK: "1234", AD_MANAGER_ORIGINS: "https://ads.example" });
  for (const name of ["script-src", "connect-src", "img-src", "frame-src"]) {
    expect(policy[name], name).toMatch(hosts);
    expect(policy[name], name).toContain("https://ads.example");
  }
});
