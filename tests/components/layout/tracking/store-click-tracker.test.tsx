import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StoreClickTracker } from "#components/layout/tracking/store-click-tracker.tsx";

beforeEach(() => {
  window.tischlein = [];
});
afterEach(cleanup);

test("tracks a click on a badge of an app store", async () => {
  document.documentElement.lang = "en";
  render(
    <>
      <StoreClickTracker />
      <a href="#store" data-store="apple">
        <span>App Store</span>
      </a>
      <a href="#other">Other</a>
    </>,
  );
  await userEvent.click(screen.getByText("App Store"));
  await userEvent.click(screen.getByRole("link", { name: "Other" }));
  expect(window.tischlein).toEqual([{ event: "app-store clicked", store: "apple", language: "en" }]);
});
