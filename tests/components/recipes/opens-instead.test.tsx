import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OpensInstead } from "#components/recipes/opens-instead.tsx";

const open = vi.fn();
const follow = vi.fn((event: { defaultPrevented: boolean }) => event.defaultPrevented);

beforeEach(() => {
  render(
    <>
      <OpensInstead modal="recipe">
        <p>Notfallrezept</p>
        <a href="/de/rezepte/spaghetti" onClick={follow}>
          Spaghetti
        </a>
      </OpensInstead>
      <dialog id="recipe">Zutaten</dialog>
    </>,
  );
  const dialog = document.getElementById("recipe") as HTMLDialogElement;
  dialog.showModal = open;
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it("opens the modal before the link can lead away", () => {
  fireEvent.click(screen.getByText("Spaghetti"));
  expect(open).toHaveBeenCalledOnce();
  expect(follow).toHaveReturnedWith(true);
});

it("leaves a click for a new tab to the browser", () => {
  fireEvent.click(screen.getByText("Spaghetti"), { ctrlKey: true });
  expect(open).not.toHaveBeenCalled();
  expect(follow).toHaveReturnedWith(false);
});

it("opens by its links alone", () => {
  fireEvent.click(screen.getByText("Notfallrezept"));
  expect(open).not.toHaveBeenCalled();
});
