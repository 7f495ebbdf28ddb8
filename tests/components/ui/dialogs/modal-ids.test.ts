import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as modalIds from "#components/ui/dialogs/modal-ids.ts";
import { productFiles } from "#tests/support/source-tree.ts";

test("modals have different ids", () => {
  const ids = Object.values(modalIds);
  expect(new Set(ids).size).toBe(ids.length);
});

test("ids of modals stand in one file", () => {
  const writtenId = /<Modal\s[^>]*\bid=["`]|\b\w*(?:[mM]odal|[dD]ialog)(?:Id)?\s*=\s*["`]|useOpenedModal\(["`]/;
  const files = productFiles.filter((file) => writtenId.test(readFileSync(file, "utf8")));
  expect(files).toEqual(["components/ui/dialogs/modal-ids.ts"]);
});
