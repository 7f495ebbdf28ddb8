import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ModalLinks } from "#components/content/recipes/emergency/modal-links.tsx";

const open = vi.fn();
const follow = vi.fn((event: { defaultPrevented: boolean }) => event.defaultPrevented);

beforeEach(() => {
  render(
    <>
      <ModalLinks modalId="recipe">
        <p>Notfallrezept</p>
        <a href="/de/rezepte/spaghetti" onClick={follow}>
          Spaghetti
        </a>
      </ModalLinks>
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

it("opens the modal instead of following the link", () => {
  fireEvent.click(screen.getByText("Spaghetti"));
  expect(open).toHaveBeenCalledOnce();
  expect(follow).toHaveReturnedWith(true);
});

it("leaves modified clicks to the browser", () => {
  fireEvent.click(screen.getByText("Spaghetti"), { ctrlKey: true });
  expect(open).not.toHaveBeenCalled();
  expect(follow).toHaveReturnedWith(false);
});

it("opens only on clicks on links", () => {
  fireEvent.click(screen.getByText("Notfallrezept"));
  expect(open).not.toHaveBeenCalled();
});
