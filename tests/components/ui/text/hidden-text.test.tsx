import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NewTabLink } from "#components/ui/navigation/new-tab-link.tsx";
import { HiddenText } from "#components/ui/text/hidden-text.tsx";

test("what only screen readers get stays out of the excerpts of search engines", () => {
  expect(renderToStaticMarkup(<HiddenText>5 Minuten</HiddenText>)).toBe(
    '<span class="sr-only" data-nosnippet="">5 Minuten</span>',
  );
  const link = renderToStaticMarkup(
    <NewTabLink href="https://a.example" hint="öffnet in neuem Tab">
      Quelle
    </NewTabLink>,
  );
  expect(link).toContain('>Quelle<span class="sr-only" data-nosnippet="">(öffnet in neuem Tab)</span>');
});
