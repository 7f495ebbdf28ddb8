import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { Modal } from "#components/ui/modal.tsx";
import { opensModal } from "#components/ui/opens-modal.ts";

afterEach(cleanup);

function show() {
  render(
    <>
      <button type="button" {...opensModal("letter")}>
        Schreiben
      </button>
      <Modal id="letter" title="Ein Brief" closeLabel="Schließen" closeIcon="x">
        <p>Liebe Küche</p>
        <a href="#kontakt">Kontakt</a>
      </Modal>
    </>,
  );
  return document.querySelector("dialog") as HTMLDialogElement;
}

test("its button opens it, under its own title", async () => {
  const dialog = show();
  expect(dialog.open).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Schreiben" }));
  expect(dialog.open).toBe(true);
  expect(screen.getByRole("dialog", { name: "Ein Brief" })).toBe(dialog);
});

test("a press beside it closes it, a press inside does not", async () => {
  const dialog = show();
  dialog.showModal();
  await userEvent.click(screen.getByText("Liebe Küche"));
  expect(dialog.open).toBe(true);
  await userEvent.click(dialog);
  expect(dialog.open).toBe(false);
});

test("following a link in it closes it", async () => {
  const dialog = show();
  dialog.showModal();
  await userEvent.click(screen.getByRole("link", { name: "Kontakt" }));
  expect(dialog.open).toBe(false);
});
