import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { DeferredComments } from "#components/people/comments/deferred-comments.tsx";

vi.mock("#components/people/comments/comment-tools-loader.tsx", () => ({
  CommentToolsLoader: () => <button type="button">Kommentieren</button>,
}));
const place = { itemId: "soup", title: "Suppe", href: "/de", allHref: "/de/kommentare", here: "/de", locale: "de" };

afterEach(cleanup);

test("Tab stops at comments that are not loaded yet, which loads them", async () => {
  render(
    <DeferredComments place={place as never} ids={[]} label="Kommentare">
      <p>Noch keine</p>
    </DeferredComments>,
  );
  const section = screen.getByRole("group", { name: "Kommentare" });
  expect([section.tabIndex, screen.queryByRole("button")]).toEqual([0, null]);
  act(() => section.focus());
  expect(await screen.findByRole("button", { name: "Kommentieren" })).toBeTruthy();
  expect([section.tabIndex, document.activeElement]).toEqual([-1, section]);
});
