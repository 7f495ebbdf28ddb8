import { expect, test } from "vitest";
import { printCookbook } from "#lib/business/plus/cookbook-pdf/print-cookbook.ts";

const book = { title: "Suppen", owner: "Anna", locale: "de" as const, recipes: [] };

test("loads one book of all readers at a time, and none for which there is no place", async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  let loading = 0;
  let most = 0;
  let loaded = 0;
  const load = async () => {
    loading += 1;
    most = Math.max(most, loading);
    await opened;
    loading -= 1;
    loaded += 1;
    return book;
  };
  // One is loaded and eight wait. A reader has one place, however many books they ask for.
  const printed = Array.from({ length: 9 }, (_, reader) => printCookbook(`reader ${reader}`, load));
  const another = printCookbook("reader 0", load);
  await expect(printCookbook("reader 9", load)).rejects.toMatchObject({ code: "overloaded" });
  open();
  for (const bytes of await Promise.all([...printed, another])) {
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
  }
  expect([most, loaded]).toEqual([1, 10]);
});
