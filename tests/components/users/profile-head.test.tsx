import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ProfileHead } from "#components/users/profile-head.tsx";
import type { UserType } from "#lib/db/tables/users.ts";
import type { Profile } from "#lib/users/queries.ts";
import { Words } from "#tests/support/words.tsx";

// Signing needs a key, and this page shows no picture.
vi.mock("#components/ui/picture.tsx", () => ({ Picture: () => null }));

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
    <Words>
      <ProfileHead profile={{ ...anna, newType, website }} />
    </Words>,
  );
}

test.each<[UserType, string]>([
  ["partner", "noopener sponsored"],
  ["community", "noopener nofollow ugc"],
])("search engines are told whose the website of a %s is", (newType, rel) => {
  show(newType, "https://www.anna.example/");
  const link = screen.getByRole("link", { name: /anna\.example/ });
  expect(link.getAttribute("rel")).toBe(rel);
  expect(link.hasAttribute("relation")).toBe(false);
});

test("what is no website is no link", () => {
  show("community", "javascript:alert(1)");
  expect(screen.queryByRole("link")).toBeNull();
});
