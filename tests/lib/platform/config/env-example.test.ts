import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readEnv } from "#lib/platform/config/env.ts";
import { renderEnvExample } from "#lib/platform/config/env-example.ts";

test(".env.example is up to date; `npm run env:example` writes it", () => {
  expect(readFileSync(".env.example", "utf8")).toBe(renderEnvExample());
});

test("every example is a valid value", () => {
  const lines = [...renderEnvExample().matchAll(/^#([A-Z][A-Z0-9_]+)=(.+)$/gm)];
  expect(lines.length).toBeGreaterThan(20);
  const { SITE_CLOCK, ...settings } = Object.fromEntries(lines.map(([, name, value]) => [name, value]));
  expect(readEnv(settings)).toMatchObject({ PORT: 3000 });
  // Not together with the others: it is refused where readers may come.
  expect(readEnv({ SITE_CLOCK })).toMatchObject({ SITE_CLOCK: expect.any(Date) });
});
