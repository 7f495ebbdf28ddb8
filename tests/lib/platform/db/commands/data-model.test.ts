import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderDataModel } from "#lib/platform/db/commands/data-model.ts";

test("docs/data-model.md shows the tables of the newest migration", () => {
  expect(readFileSync("docs/data-model.md", "utf8"), "Run npm run docs:data-model.").toBe(renderDataModel());
});
