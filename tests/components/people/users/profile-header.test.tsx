import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ProfileHeader } from "#components/people/users/profile-header.tsx";
import type { Profile } from "#lib/people/users/queries.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

// Signing needs a key.
vi.mock("#components/ui/media/picture.tsx", () => ({
  Picture: ({ picture }: { picture: PictureView }) => <i data-testid="picture">{picture.id}</i>,
}));

const anna: Profile = {
  id: "a",
  slug: "anna",
  name: "Anna",
  newType: "community",
  occupation: "",
  bio: "",
  website: null,
  href: "/de/users/anna",
  picture: null,
  isPortrait: true,
  banner: null,
  recipeCount: 1,
  storyCount: 0,
  logo: null,
  trade: "",
};

afterEach(cleanup);

function show(profile: Partial<Profile>, topics: string[] = [], works: PictureView[] = []) {
  const { container } = render(
    <IntlProvider>
      <ProfileHeader
        profile={{ ...anna, ...profile }}
        topics={topics}
        works={works}
        cards={[]}
        follow={null}
        followerCount={null}
      />
    </IntlProvider>,
  );
  const shown = screen.queryAllByTestId("picture").map(({ textContent, parentElement }) => {
    return `${textContent}${parentElement?.classList.contains("avatar") ? " as portrait" : ""}`;
  });
  return { shown, initial: container.querySelector(".avatar:not(:has(i))")?.textContent };
}

const picture = (id: string) => ({ id, width: 4, height: 3, placeholder: "", alt: "" });
const dishes = [picture("soup"), picture("bread"), picture("tart")];

test.each<[UserType, string]>([
  ["partner", "noopener sponsored"],
  ["community", "noopener ugc nofollow"],
])("sets the link relation for the website of a %s", (newType, rel) => {
  show({ newType, website: "https://www.anna.example/" });
  const link = screen.getByRole("link", { name: /anna\.example/ });
  expect(link.getAttribute("rel")).toBe(rel);
  expect(link.hasAttribute("relation")).toBe(false);
});

test("renders no link for an invalid website", () => {
  show({ website: "javascript:alert(1)" });
  expect(screen.queryByRole("link")).toBeNull();
});

test("shows a portrait, and beside it what they have published", () => {
  expect(show({ picture: picture("face") }, [], dishes)).toEqual({
    shown: ["face as portrait", "soup", "bread", "tart"],
    initial: undefined,
  });
});

test("never shows a dish as a face", () => {
  expect(show({ picture: picture("dish"), isPortrait: false }, [], dishes)).toEqual({
    shown: ["dish", "soup", "bread"],
    initial: undefined,
  });
});

test("without any picture has the first letter of the name", () => {
  expect(show({})).toEqual({ shown: [], initial: "A" });
});

test("says what they cook, and nothing where that is not known", () => {
  show({ occupation: "Backen" }, ["Kekse", "Kuchen"]);
  expect(screen.getByText("Schwerpunkte:").parentElement?.textContent).toBe("Schwerpunkte: Kekse, Kuchen");
  cleanup();
  show({});
  expect(screen.queryByText("Schwerpunkte:")).toBeNull();
});
