import { expect, test } from "vitest";
import { getPageNumbers } from "#components/ui/navigation/page-numbers.ts";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 13, [1, 2, 3, 13]],
  [7, 13, [1, 6, 7, 8, 13]],
  // A gap of one page gets no ellipsis.
  [4, 13, [1, 2, 3, 4, 5, 13]],
  [13, 13, [1, 12, 13]],
])("page %i of %i links to %j", (page, pages, numbers) => expect(getPageNumbers(page, pages)).toEqual(numbers));
