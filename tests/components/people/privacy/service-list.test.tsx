import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ServiceList } from "#components/people/privacy/service-list.tsx";
import de from "#messages/de.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

afterEach(cleanup);

const { services, plus } = de.privacy;
const headings = () => screen.getAllByRole("heading").map((heading) => heading.textContent);

test("names exactly the services that are configured", () => {
  render(<ServiceList services={["mail", "stripe"]} hasPlus />, { wrapper: IntlProvider });
  expect(headings()).toEqual([plus.title, services.title, services.mail.name, services.stripe.name]);
  expect(document.body.textContent).toContain(services.stripe.text);
});

test("says that there is none", () => {
  render(<ServiceList services={[]} hasPlus={false} />, { wrapper: IntlProvider });
  expect(headings()).toEqual([services.title]);
  expect(screen.getByText(services.none)).toBeTruthy();
});
