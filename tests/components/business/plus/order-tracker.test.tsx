import { render } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { OrderTracker } from "#components/business/plus/order-tracker.tsx";
import { listOrderEvents } from "#lib/business/plus/order-events.ts";

beforeEach(() => {
  sessionStorage.clear();
  window.tischlein = [];
});

const order = { plan: "yearly", grossCents: 4680 } as const;

test("records an order once, also when the page is loaded again", () => {
  for (const id of ["one", "one", "two"]) {
    render(<OrderTracker id={id} events={listOrderEvents(order)} />).unmount();
  }
  const purchase = { event: "purchase", plan: "yearly", value: 46.8, currency: "EUR" };
  expect(window.tischlein).toEqual([purchase, purchase]);
});

test("a plan that continues starts a subscription, too", () => {
  const events = listOrderEvents({ plan: "monthly", grossCents: 599 });
  expect(events.map(({ event }) => event)).toEqual(["purchase", "subscription started"]);
});
