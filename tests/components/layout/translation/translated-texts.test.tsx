import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { TranslationGuard } from "#components/layout/translation/translation-guard.tsx";
import { translatePage } from "#tests/support/browser/translate-page.ts";

let endTranslation: () => void;

/** Texts beside each other, texts before and after elements, and texts that come, go and move. */
function Page() {
  const [count, setCount] = useState(4);
  const isMany = count > 4;
  const names = isMany ? ["Salz", "Mehl"] : ["Mehl", "Salz"];
  return (
    <>
      <p data-testid="amount">
        {count} von {2 * count} Zehen
      </p>
      <p data-testid="before">
        {isMany && <b>viel </b>}
        {"Knoblauch"}
      </p>
      <p data-testid="gone">
        {!isMany && "wenig "}
        Knoblauch{isMany && " und mehr"}
      </p>
      <p data-testid="moved">
        {names.map((name) => (
          <Name key={name} name={name} />
        ))}
      </p>
      <button type="button" onClick={() => setCount(count + 2)}>
        mehr
      </button>
    </>
  );
}

function Name({ name }: { name: string }) {
  return name;
}

const texts = () =>
  ["amount", "before", "gone", "moved"].map((id) => screen.getByTestId(id).textContent?.replace(/\s+/g, " "));

async function press(): Promise<void> {
  // Observers run after the press.
  await act(async () => void fireEvent.click(screen.getByRole("button")));
}

beforeEach(() => {
  render(
    <>
      <TranslationGuard />
      <Page />
    </>,
  );
  endTranslation = translatePage();
});
afterEach(() => {
  endTranslation();
  cleanup();
});

test("texts that change are those of the page that is not translated", async () => {
  expect(texts()).toEqual(["4 von 8 Zehen", "Knoblauch", "wenig Knoblauch", "MehlSalz"]);
  await press();
  expect(texts()).toEqual(["6 von 12 Zehen", "viel Knoblauch", "Knoblauch und mehr", "SalzMehl"]);
  await press();
  expect(texts()).toEqual(["8 von 16 Zehen", "viel Knoblauch", "Knoblauch und mehr", "SalzMehl"]);
});

test("texts that have changed are translated again", async () => {
  await press();
  expect(screen.getByTestId("amount").querySelectorAll(":scope > font")).toHaveLength(4);
  expect([...screen.getByTestId("amount").childNodes].every(({ nodeName }) => nodeName === "FONT")).toBe(true);
});

test("texts that share a translation return together", async () => {
  endTranslation();
  cleanup();
  render(
    <>
      <TranslationGuard />
      <Page />
    </>,
  );
  const parent = screen.getByTestId("amount");
  const translation = document.createElement("font");
  translation.textContent = parent.textContent;
  parent.insertBefore(translation, parent.firstChild);
  while (parent.lastChild !== translation) parent.removeChild(translation.nextSibling as Node);
  // A translator is no part of the press.
  await Promise.resolve();
  await press();
  expect(parent.textContent).toBe("6 von 12 Zehen");
});
