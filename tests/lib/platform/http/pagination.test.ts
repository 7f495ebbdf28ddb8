import { expect, test } from "vitest";
import { readPage } from "#lib/platform/http/pagination.ts";

const list = Array.from({ length: 25 }, (_, index) => index + 1);
const read = (requestedPage: number, rows = list) =>
  readPage({ count: rows.length, pageSize: 10, requestedPage }, async ({ limit, offset }) =>
    rows.slice(offset, offset + limit),
  );

test("a page has its part of the list, and the last one the rest", async () => {
  expect((await read(2)).data).toEqual(list.slice(10, 20));
  expect(await read(3)).toEqual({
    data: [21, 22, 23, 24, 25],
    meta: { pagination: { page: 3, pages: 3, count: 25 } },
  });
});

test("a page beyond the last one is the last one, and an empty list has one page", async () => {
  expect((await read(9)).meta.pagination).toMatchObject({ page: 3 });
  expect(await read(4, [])).toEqual({ data: [], meta: { pagination: { page: 1, pages: 1, count: 0 } } });
});
