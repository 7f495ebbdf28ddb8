import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { LikeButton } from "#components/people/likes/like-button.tsx";
import { likeStore } from "#components/people/likes/like-store.ts";
import { IntlLikesProvider } from "#tests/support/intl-provider.tsx";

test("a like button that fails is the count alone", () => {
  const error = new Error("broken");
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(likeStore, "isLiked").mockImplementation(() => {
    throw error;
  });
  const { container } = render(
    <IntlLikesProvider locale="de">
      <LikeButton id="0b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22" title="Suppe" count={5} />
    </IntlLikesProvider>,
  );
  expect(screen.queryByRole("button")).toBeNull();
  expect(container.querySelector(".like .like-count")?.textContent).toBe("5");
  expect(report).toHaveBeenCalledWith(error);
});
