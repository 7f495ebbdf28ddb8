import { expect, test } from "vitest";
import { kindNames } from "#lib/content/content-transfer/kind-names.ts";
import { readSampleContent } from "#lib/seed/sample-content.ts";
import { pictures } from "#tests/support/catalogue.ts";
import { readSample } from "#tests/support/sample/read-sample.ts";

const { content, files } = await readSampleContent();
const entriesOf = (kind: (typeof kindNames)[number]) => (content[kind]?.entries ?? []) as Record<string, unknown>[];

test("every kind of content has a sample, except redirects", () => {
  const missing = kindNames.filter((kind) => entriesOf(kind).length === 0);
  expect(missing).toEqual(["redirects"]);
});

test("no file has an id of a database", async () => {
  const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/;
  expect(JSON.stringify(content)).not.toMatch(uuid);
  for (const name of ["likes", "cookbooks", "house-ads", "newsletters"]) {
    expect(JSON.stringify(readSample(`sample/${name}.json`)), name).not.toMatch(uuid);
  }
});

test("every described picture has a file, and every file a description", () => {
  expect(
    entriesOf("pictures")
      .map(({ key }) => key)
      .sort(),
  ).toEqual(pictures.toSorted());
});

test("recipes and stories are inserted in the order of their dates, unpublished ones last", () => {
  for (const kind of ["recipes", "stories"] as const) {
    const dates = entriesOf(kind).map(({ publishedAt }) => String(publishedAt ?? "never"));
    expect(dates, kind).toEqual(dates.toSorted());
    expect(content[kind]?.file.length, kind).toBe(dates.length);
  }
  expect([...files.names].filter((name) => name.startsWith("recipes/")).sort()).toEqual(
    [...(content.recipes?.file ?? [])].sort(),
  );
});
