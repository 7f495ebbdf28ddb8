import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useListFocus } from "#components/kitchen/cookbooks/own/use-list-focus.ts";

function List({ ids }: { ids: string[] }) {
  useListFocus(ids, (id) => document.getElementById(id));
  return ids.map((id) => (
    <button key={id} id={id} type="button">
      {id}
    </button>
  ));
}

afterEach(cleanup);

test.each([
  ["the next entry", ["a", "b", "c"], ["a", "c"], "b", "c"],
  ["the last entry when the last one is removed", ["a", "b"], ["a"], "b", "a"],
  ["a restored entry", ["a", "c"], ["a", "b", "c"], null, "b"],
])("moves the focus to %s", (_, before, after, held, expected) => {
  const { rerender } = render(<List ids={before} />);
  if (held) screen.getByRole("button", { name: held }).focus();
  rerender(<List ids={after} />);
  expect(document.activeElement?.id).toBe(expected);
});

test("moves the focus to the content of the page after the last entry", () => {
  const { rerender } = render(<List ids={["a"]} />, { wrapper: ({ children }) => <main>{children}</main> });
  screen.getByRole("button", { name: "a" }).focus();
  rerender(<List ids={[]} />);
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

test("keeps the focus of another element, and when only the order changes", () => {
  const { rerender } = render(<List ids={["a", "b", "c"]} />);
  screen.getByRole("button", { name: "a" }).focus();
  rerender(<List ids={["a", "c"]} />);
  expect(document.activeElement?.id).toBe("a");
  (document.activeElement as HTMLElement).blur();
  rerender(<List ids={["c", "a"]} />);
  expect(document.activeElement).toBe(document.body);
});
