import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { JsonLd } from "#components/ui/json-ld.tsx";

const recipe = (name: string) => ({ "@context": "https://schema.org", "@type": "Recipe", name }) as const;

test("other data is another script, whose text has not changed", () => {
  const { container, rerender } = render(<JsonLd data={recipe("Suppe")} />);
  const first = container.querySelector("script");
  rerender(<JsonLd data={recipe("Salat")} />);
  const second = container.querySelector("script");
  expect(JSON.parse(second?.textContent ?? "")).toMatchObject({ name: "Salat" });
  expect(second).not.toBe(first);
  expect(JSON.parse(first?.textContent ?? "")).toMatchObject({ name: "Suppe" });
});
