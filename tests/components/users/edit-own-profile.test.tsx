import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { EditOwnProfile } from "#components/users/edit-own-profile.tsx";

const viewer = vi.hoisted(() => ({ now: undefined as { id: string } | null | undefined }));
vi.mock("#components/ui/use-viewer.ts", () => ({ useViewer: () => viewer.now }));

afterEach(cleanup);

test.each([
  ["not known yet", undefined, false],
  ["nobody", null, false],
  ["somebody else", { id: "b" }, false],
  ["the owner", { id: "a" }, true],
])("%s", (_, now, isShown) => {
  viewer.now = now;
  render(
    <EditOwnProfile userId="a" href="/de/profile/einstellungen">
      Profil bearbeiten
    </EditOwnProfile>,
  );
  expect(screen.queryByRole("link") !== null).toBe(isShown);
});
