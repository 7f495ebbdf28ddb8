import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { modalTriggerProps } from "#components/ui/dialogs/open-modal.ts";

afterEach(cleanup);

function show() {
  render(
    <>
      <button type="button" {...modalTriggerProps("letter")}>
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

test("opens by its button and is named by its title", async () => {
  const dialog = show();
  expect(dialog.open).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Schreiben" }));
  expect(dialog.open).toBe(true);
  expect(screen.getByRole("dialog", { name: "Ein Brief" })).toBe(dialog);
});

test("closes on a press outside, not on one inside", async () => {
  const dialog = show();
  dialog.showModal();
  await userEvent.click(screen.getByText("Liebe Küche"));
  expect(dialog.open).toBe(true);
  await userEvent.click(dialog);
  expect(dialog.open).toBe(false);
});

test("closes when a link inside is followed", async () => {
  const dialog = show();
  dialog.showModal();
  await userEvent.click(screen.getByRole("link", { name: "Kontakt" }));
  expect(dialog.open).toBe(false);
});
