import { addresses } from "#lib/platform/routing/address.ts";
import { pageStates } from "#tests/e2e/support/example-pages.ts";
import { parseHtml } from "#tests/e2e/support/html.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { sendRequest } from "#tests/e2e/support/send-request.ts";

test("what decides the status is decided before the first byte", async () => {
  const redirects = {
    "/de/suche?search=Apfel&page=99": /^\/de\/suche\?search=Apfel$/,
    "/de/rezepte?ernaehrung=vegan&page=99": /^\/de\/rezepte\?ernaehrung=vegan$/,
    "/de/aufbrauchen?habe=kartoffel&page=99": /^\/de\/aufbrauchen\?habe=kartoffel$/,
    "/de/rezepte?diet=vegan": /^\/de\/rezepte\?ernaehrung=vegan$/,
    [addresses("/profile/likes").de]: /^\/de\/login\?next=/,
    [addresses("/profile/settings").de]: /^\/de\/login\?next=/,
  };
  for (const [path, target] of Object.entries(redirects)) {
    const { status, location } = await sendRequest(path);
    expect([307, 308], path).toContain(status);
    expect(location, path).toMatch(target);
  }
  expect((await sendRequest("/de/kategorien/gibt-es-nicht?zeit=60")).status).toBe(404);
});

test("stored pages have their content in its place", async () => {
  const paths = ["/de", "/de/rezepte", "/de/kategorien/desserts", "/de/was-koche-ich-heute", "/de/aufbrauchen"];
  for (const path of [...paths, pageStates["a later page"]?.de ?? ""]) {
    const { status, text } = await sendRequest(path);
    expect(status, path).toBe(200);
    expect(text, path).not.toMatch(/id="S:|<template id="[BP]:|\$RC\(|class="skeleton/);
    expect(parseHtml(text).querySelector("main article"), path).not.toBeNull();
  }
});
