import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { OrderForm } from "#components/business/plus/order-form.tsx";
import type { OrderState } from "#lib/business/plus/schema.ts";

const placeOrderAction = vi.hoisted(() => vi.fn<(previous: OrderState, form: FormData) => Promise<OrderState>>());
vi.mock("#lib/business/plus/actions.ts", () => ({ placeOrderAction }));

const messages = {
  consent: "Ich stimme zu",
  noConsent: "Setze bitte das Häkchen.",
  noPlan: "Wähle einen Plan.",
  submit: "Zahlungspflichtig bestellen",
  sending: "Einen Moment …",
  failed: "Das hat nicht geklappt.",
  limited: "Zu viele Versuche.",
  note: "Danach bezahlst du.",
};

afterEach(cleanup);

function renderForm() {
  render(<OrderForm locale="de" plan="monthly" messages={messages} summary={<p>5,99 €</p>} errorIcon={null} />);
}

test("sends plan, language and consent", async () => {
  placeOrderAction.mockResolvedValue({ status: "sent" });
  renderForm();
  await userEvent.click(screen.getByRole("checkbox", { name: "Ich stimme zu" }));
  await userEvent.click(screen.getByRole("button", { name: "Zahlungspflichtig bestellen" }));
  const form = placeOrderAction.mock.lastCall?.[1];
  expect(Object.fromEntries(form ?? [])).toEqual({ plan: "monthly", locale: "de", consent: "on" });
});

test("says what is missing beside the box, and keeps the consent after a failure", async () => {
  const values = { plan: "monthly", consent: "" };
  placeOrderAction.mockResolvedValueOnce({ status: "invalid", errors: { consent: "noConsent" }, values });
  renderForm();
  const box = screen.getByRole("checkbox", { name: "Ich stimme zu" });
  await userEvent.click(screen.getByRole("button"));
  expect(await screen.findByText("Setze bitte das Häkchen.")).toBeTruthy();
  expect(box.getAttribute("aria-invalid")).toBe("true");
  placeOrderAction.mockResolvedValueOnce({ status: "failed", errors: {}, values: { ...values, consent: "on" } });
  await userEvent.click(box);
  await userEvent.click(screen.getByRole("button"));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Das hat nicht geklappt."));
  expect((box as HTMLInputElement).checked).toBe(true);
});
