import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useTexts } from "#lib/platform/i18n/texts.ts";
import en from "#messages/en.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

function AllTexts({ path, values }: { path: "recipes.servings" | "contact.form"; values?: Record<string, number> }) {
  return Object.entries(useTexts(path, values)).map(([key, text]) => <p key={key}>{`${key}: ${text}`}</p>);
}

const render = (texts: React.ReactNode) => renderToStaticMarkup(<IntlProvider locale="en">{texts}</IntlProvider>);

test("gives all texts of a group, without groups in it", () => {
  const html = render(<AllTexts path="recipes.servings" />);
  const { dialog: _, parts: __, count: ___, portion: ____, piece: _____, ...texts } = en.recipes.servings;
  expect(html.match(/(?<=<p>)\w+/g)).toEqual(Object.keys(texts));
  expect(html).toContain(`fewer: ${texts.fewer}`);
});

test("fills in values, and keeps placeholders without one", () => {
  const html = render(<AllTexts path="contact.form" values={{ max: 5000 }} />);
  expect(html).toMatch(/tooLong: [^<{]*5,000/);
  expect(html).toContain(`tooShort: ${en.contact.form.tooShort}`);
  expect(en.contact.form.tooShort).toContain("{min}");
});
