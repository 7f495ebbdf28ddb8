import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { EditProfileLink } from "#components/people/users/edit-profile-link.tsx";

const sessionUser = vi.hoisted(() => ({ now: undefined as { id: string } | null | undefined }));
vi.mock("#lib/platform/browser/use-session-user.ts", () => ({ useSessionUser: () => sessionUser.now }));

afterEach(cleanup);

test.each([
  ["not known yet", undefined, false],
  ["no user", null, false],
  ["another user", { id: "b" }, false],
  ["the owner", { id: "a" }, true],
])("%s", (_, now, isShown) => {
  sessionUser.now = now;
  render(
    <EditProfileLink userId="a" href="/de/profile/einstellungen">
      Profil bearbeiten
    </EditProfileLink>,
  );
  expect(screen.queryByRole("link") !== null).toBe(isShown);
});
