import { expect, test } from "vitest";
import { readDocsFile } from "#lib/api/api-resources/docs-files.ts";

test.each(["initializer.js", "swagger-ui-bundle.js", "swagger-ui.css"])("reads %s", async (name) => {
  expect((await readDocsFile(name))?.content).toMatch(/swagger-ui/i);
});

test.each(["toString", "__proto__", "package.json", "../package.json", ""])("there is no file %j", async (name) => {
  expect(await readDocsFile(name)).toBeNull();
});
