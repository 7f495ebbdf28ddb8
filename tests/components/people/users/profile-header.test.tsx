import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ProfileHeader } from "#components/people/users/profile-header.tsx";
import type { Profile } from "#lib/people/users/queries.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

// Signing needs a key, and this profile has no picture.
vi.mock("#components/ui/media/picture.tsx", () => ({ Picture: () => null }));

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
  recipeCount: 1,
  storyCount: 0,
  logo: null,
  trade: "",
};

afterEach(cleanup);

function show(newType: UserType, website: string) {
  render(
    <IntlProvider>
      <ProfileHeader profile={{ ...anna, newType, website }} follow={null} followerCount={null} />
    </IntlProvider>,
  );
}

test.each<[UserType, string]>([
  ["partner", "noopener sponsored"],
  ["community", "noopener ugc nofollow"],
])("sets the link relation for the website of a %s", (newType, rel) => {
  show(newType, "https://www.anna.example/");
  const link = screen.getByRole("link", { name: /anna\.example/ });
  expect(link.getAttribute("rel")).toBe(rel);
  expect(link.hasAttribute("relation")).toBe(false);
});

test("renders no link for an invalid website", () => {
  show("community", "javascript:alert(1)");
  expect(screen.queryByRole("link")).toBeNull();
});
