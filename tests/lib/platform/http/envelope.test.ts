import { expect, test } from "vitest";
import { toEnvelope } from "#lib/platform/http/envelope.ts";

const address = "http://localhost:3000/api/recipes";
const pagination = { page: 2, pages: 3, count: 60 };
const read = (query: string) => new Request(`${address}/${query}`);

test("wraps data with links to the other pages, which keep the query", () => {
  expect(toEnvelope(read("?page=2&diet=vegan"), [1], pagination)).toEqual({
    data: [1],
    meta: { pagination },
    links: {
      self: `${address}?page=2&diet=vegan`,
      first: `${address}?page=1&diet=vegan`,
      last: `${address}?page=3&diet=vegan`,
      next: `${address}?page=3&diet=vegan`,
      prev: `${address}?page=1&diet=vegan`,
    },
  });
  expect(toEnvelope(read(""), null)).toEqual({ data: null, meta: {}, links: { self: address } });
});

test("there is nothing behind the last page, and the last page before one behind it", () => {
  expect(toEnvelope(read("?page=3"), [], { ...pagination, page: 3 }).links.next).toBeNull();
  expect(toEnvelope(read("?page=9"), [], { ...pagination, page: 9 }).links).toMatchObject({
    next: null,
    prev: `${address}?page=3`,
  });
});

test("a cursor leads to the next page only", () => {
  const continuation = { cursor: "Y3Vyc29y", numberedPages: 40, isCapped: false };
  const { links } = toEnvelope(read("?page=2&cursor=YWJj"), [], pagination, continuation);
  expect(links).toEqual({
    self: `${address}?page=2&cursor=YWJj`,
    first: `${address}?page=1`,
    last: `${address}?page=3`,
    next: `${address}?page=3&cursor=Y3Vyc29y`,
    prev: `${address}?page=1`,
  });
});

test.each([
  [40, `${address}?page=41&cursor=Y3Vyc29y`, `${address}?page=39`],
  [41, `${address}?page=42&cursor=Y3Vyc29y`, `${address}?page=40`],
  [42, `${address}?page=43&cursor=Y3Vyc29y`, null],
])("page %i of a long list has no page before it that is not found by number, and no last", (page, next, prev) => {
  const continuation = { cursor: "Y3Vyc29y", numberedPages: 40, isCapped: true };
  const { links } = toEnvelope(read(`?page=${page}`), [], { page, pages: page + 1, count: 1 }, continuation);
  expect(links).toMatchObject({ next, prev, last: null });
  expect(toEnvelope(read(""), [], { page, pages: 99, count: 1 }, { ...continuation, cursor: null }).links.next).toBe(
    page < 40 ? `${address}?page=${page + 1}` : null,
  );
});
