import { expect, test, vi } from "vitest";
import { readQuery } from "#lib/api/api-resources/query-string.ts";

const read = (query: string) => readQuery(new Request(`http://localhost/api/recipes/?${query}`));

test("joins the values of one name, in their order", () => {
  expect(read("tag=a&size=3&tag=b%2Cc&tag=&empty")).toEqual({ tag: "a,b,c,", size: "3", empty: "" });
});

test("goes through many names once", () => {
  const getAll = vi.spyOn(URLSearchParams.prototype, "getAll");
  const names = Array.from({ length: 40_000 }, (_, index) => `zz${index}`);
  expect(Object.keys(read(names.join("&")))).toHaveLength(40_000);
  // It looks at all pairs for each name.
  expect(getAll).not.toHaveBeenCalled();
  getAll.mockRestore();
});
