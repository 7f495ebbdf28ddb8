import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useKeptFocus } from "#components/cookbooks/use-kept-focus.ts";

function List({ ids }: { ids: string[] }) {
  useKeptFocus(ids, (id) => document.getElementById(id));
  return ids.map((id) => (
    <button key={id} id={id} type="button">
      {id}
    </button>
  ));
}

afterEach(cleanup);

test.each([
  ["what follows", ["a", "b", "c"], ["a", "c"], "b", "c"],
  ["the last, when the last has gone", ["a", "b"], ["a"], "b", "a"],
  ["what has come back", ["a", "c"], ["a", "b", "c"], null, "b"],
])("the focus goes to %s", (_, before, after, held, expected) => {
  const { rerender } = render(<List ids={before} />);
  if (held) screen.getByRole("button", { name: held }).focus();
  rerender(<List ids={after} />);
  expect(document.activeElement?.id).toBe(expected);
});

test("it stays where it is, when something has it, and when only the order is another", () => {
  const { rerender } = render(<List ids={["a", "b", "c"]} />);
  screen.getByRole("button", { name: "a" }).focus();
  rerender(<List ids={["a", "c"]} />);
  expect(document.activeElement?.id).toBe("a");
  (document.activeElement as HTMLElement).blur();
  rerender(<List ids={["c", "a"]} />);
  expect(document.activeElement).toBe(document.body);
});
