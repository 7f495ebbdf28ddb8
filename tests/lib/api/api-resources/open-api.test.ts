import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allOperations } from "#app/api/all-operations.ts";
import { renderDocsPage } from "#lib/api/api-resources/docs-page.ts";
import { buildOpenApi } from "#lib/api/api-resources/open-api.ts";
import { titles } from "#lib/platform/http/problem.ts";

const document = buildOpenApi(allOperations);
const text = JSON.stringify(document);

test("every reference has a target, and every operation an id of its own", () => {
  const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(50);
  const components: Record<string, object> = document.components;
  for (const [, kind = "", name = ""] of references) expect(components[kind]).toHaveProperty(name);
  expect(text).not.toContain("$defs");
  expect(new Set(allOperations.map(({ id }) => id)).size).toBe(allOperations.length);
});

test("every resource of version 3 implements exactly its documented methods", () => {
  const files = globSync("app/api/**/route.ts").filter((file) => readFileSync(file, "utf8").includes("createResource"));
  const implemented = files.flatMap((file) => {
    const [, handlers = ""] = readFileSync(file, "utf8").split("createResource({");
    const path = file.replace(/^app\/api|\/route\.ts$/g, "").replace(/\[(\w+)\]/g, "{$1}");
    return [...handlers.matchAll(/^ {2}(GET|POST|PUT|DELETE):/gm)].map(([, method]) => `${method} ${path}`);
  });
  expect(implemented.sort()).toEqual(allOperations.map(({ method, path }) => `${method} ${path}`).sort());
});

test("the page shows the document and has the target of every problem", () => {
  const page = renderDocsPage(document);
  for (const code of Object.keys(titles)) expect(page).toContain(`id="problem-${code}"`);
  expect(page).toContain("/api/openapi.json");
  expect(page).not.toMatch(/undefined|\[object|https?:/);
});
