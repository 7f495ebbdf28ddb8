import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { LanguageSwitch } from "#components/content/recipe-drafts/translation/language-switch.tsx";
import { createDraftContent, type DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

afterEach(cleanup);

let latest: DraftContent;
function Switch({ start }: { start: DraftContent }) {
  const [content, setContent] = useState(start);
  latest = content;
  const change = (patch: Partial<DraftContent>) => setContent((before) => ({ ...before, ...patch }));
  return <LanguageSwitch form="draft" section="basics" content={content} onChange={change} />;
}

const show = (start: DraftContent) =>
  render(
    <IntlProvider>
      <Switch start={start} />
    </IntlProvider>,
  );

test("adds the other language, and takes it away while nothing is written in it", async () => {
  show({ ...createDraftContent("de"), title: { de: "Suppe", en: "" } });
  const add = screen.getByRole<HTMLButtonElement>("button", { name: "Englisch hinzufügen" });
  expect([add.name, add.value, add.type]).toEqual(["isBilingual", "true", "submit"]);
  await userEvent.click(add);
  expect(latest.isBilingual).toBe(true);
  expect(screen.getByText(/ein Text noch nicht übersetzt.*nur auf den deutschen Seiten/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Doch nur auf Deutsch schreiben" }));
  expect(latest.isBilingual).toBe(false);
});

test("texts that are written cannot be hidden", () => {
  show({ ...createDraftContent("en"), title: { de: "Suppe", en: "Soup" } });
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText(/alles übersetzt.*auch auf den deutschen Seiten/)).toBeTruthy();
});
