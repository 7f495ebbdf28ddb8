import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test, vi } from "vitest";
import { VisibilityStatus } from "#components/kitchen/cookbooks/own/visibility-status.tsx";
import type { CookbookVisibility } from "#lib/platform/db/tables/cookbooks.ts";
import messages from "#messages/de.json";

vi.mock("#lib/kitchen/cookbooks/actions.ts", () => ({ setVisibilityAction: vi.fn() }));
afterEach(cleanup);

const icons = { private: null, unlisted: null, public: null, copy: null, close: null };

test.each([
  ["private", false, "Nur du siehst", false],
  ["private", true, "Nur du und dein Haushalt", false],
  ["unlisted", true, "Alle mit dem Link können es sehen", false],
  ["public", true, "Alle können es sehen", false],
  ["public", false, "Die Redaktion hat dieses Kochbuch verborgen", true],
] as const)(
  "says who reads a cookbook that is %s, in a household: %s",
  (visibility: CookbookVisibility, isInHousehold, text, isHidden) => {
    render(
      <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
        <VisibilityStatus
          cookbook={{ id: "1", visibility, isHidden, href: "/" }}
          isInHousehold={isInHousehold}
          icons={icons}
          url={null}
        />
      </NextIntlClientProvider>,
    );
    expect(screen.getByText(new RegExp(text))).toBeDefined();
  },
);
