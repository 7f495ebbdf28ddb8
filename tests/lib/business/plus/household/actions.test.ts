import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import * as actions from "#lib/business/plus/household/actions.ts";
import { findHousehold } from "#lib/business/plus/household/queries.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { createMember, mailsTo, newEmail } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createHouseholdMember, createOwner, invite } from "./fixtures.ts";

const currentSession = vi.hoisted(() => ({ id: null as string | null }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserBySessionId } = await import("#lib/platform/auth/sessions.ts");
  return { getSessionUser: async () => (currentSession.id ? findUserBySessionId(currentSession.id) : null) };
});
vi.mock("#lib/platform/http/flash-message.ts", () => ({ setFlashMessage() {} }));
vi.mock("next/cache", async (original) => ({ ...(await original<object>()), refresh() {} }));
vi.mock("next/navigation", () => ({
  redirect(href: string, type = "push") {
    throw new Error(`redirect ${href}${type === "replace" ? " in its place" : ""}`);
  },
}));

setUpDatabase();

async function signInAs(userId: string | null): Promise<void> {
  currentSession.id = userId && (await createWebSession(userId, "Firefox"));
}

function formOf(fields: Record<string, string>): FormData {
  return toForm({ locale: "de", $ACTION_ID_x: "", ...fields });
}

/** Where an action redirects to. */
const redirectOf = (action: (form: FormData) => Promise<void>, fields: Record<string, string>) =>
  action(formOf(fields)).then(
    () => null,
    (error: Error) => error.message.replace("redirect ", ""),
  );

const keyActions = [actions.resendInvitationAction, actions.revokeInvitationAction, actions.removeMemberAction];

beforeEach(() => signInAs(null));

test("signed-out readers change nothing and are asked to sign in", async () => {
  const owner = await createOwner();
  await createHouseholdMember(owner.id);
  const token = await invite(owner.id);
  const before = await findHousehold(owner.id);
  const [invitation] = before?.invitations ?? [];
  for (const action of [...keyActions, actions.leaveHouseholdAction]) {
    expect(await redirectOf(action, { id: invitation?.id ?? "" })).toMatch(/^\/de\/login\?next=/);
  }
  expect(await redirectOf(actions.acceptInvitationAction, { token })).toMatch(/^\/de\/login\?next=.*token/);
  await expect(actions.inviteAction({ status: "open" }, formOf({ email: newEmail() }))).rejects.toThrow("/de/login");
  expect(await findHousehold(owner.id)).toEqual(before);
});

test("another household is like a missing one", async () => {
  const [owner, other] = [await createOwner(), await createOwner()];
  const member = await createHouseholdMember(owner.id);
  await invite(owner.id);
  const before = await findHousehold(owner.id);
  await signInAs(other.id);
  for (const action of keyActions) {
    const missing = await redirectOf(action, { id: randomUUID() });
    for (const id of [before?.invitations[0]?.id ?? "", member.id]) {
      expect(await redirectOf(action, { id })).toBe(missing);
    }
    expect(await redirectOf(action, { id: "\u0000" })).toBe("/de/profile/haushalt?problem=missing");
  }
  expect(await findHousehold(owner.id)).toEqual(before);
});

test("an owner invites and revokes, a member joins and leaves", async () => {
  const [owner, member] = [await createOwner(), await createMember()];
  await signInAs(owner.id);
  expect(await actions.inviteAction({ status: "open" }, formOf({ email: "no address" }))).toMatchObject({
    status: "invalid",
    errors: { email: "badEmail" },
    values: { email: "no address" },
  });
  expect(await actions.inviteAction({ status: "open" }, formOf({ email: owner.email }))).toMatchObject({
    errors: { email: "own" },
  });
  expect(await actions.inviteAction({ status: "open" }, formOf({ email: newEmail() }))).toEqual({ status: "sent" });
  const id = (await findHousehold(owner.id))?.invitations[0]?.id ?? "";
  expect(await redirectOf(actions.revokeInvitationAction, { id })).toBe("/de/profile/haushalt");
  expect(await findHousehold(owner.id)).toBeNull();
  const token = await invite(owner.id);
  await signInAs(member.id);
  expect(await redirectOf(actions.acceptInvitationAction, { token })).toBe("/de/profile/haushalt in its place");
  expect(await redirectOf(actions.acceptInvitationAction, { token })).toContain("problem=expired");
  expect(await redirectOf(actions.acceptInvitationAction, { token: "short" })).toBe("/de/haushalt-einladung");
  expect(await redirectOf(actions.leaveHouseholdAction, {})).toBe("/de/profile/haushalt");
  expect(await findHousehold(member.id)).toBeNull();
});

test("an owner sends one address a few invitations only, and keeps no other owner from it", async () => {
  const email = newEmail();
  const inviteAs = async (ownerId: string) => {
    await signInAs(ownerId);
    return actions.inviteAction({ status: "open" }, formOf({ email }));
  };
  const [owner, other] = [await createOwner(), await createOwner()];
  for (let count = 0; count < 5; count += 1) expect(await inviteAs(owner.id)).toEqual({ status: "sent" });
  expect(await inviteAs(owner.id)).toMatchObject({ status: "limited", values: { email } });
  const id = (await findHousehold(owner.id))?.invitations[0]?.id ?? "";
  expect(await redirectOf(actions.resendInvitationAction, { id })).toBe("/de/profile/haushalt?problem=limited");
  expect(await mailsTo(email)).toHaveLength(5);
  expect(await inviteAs(other.id)).toEqual({ status: "sent" });
  expect(await mailsTo(email)).toHaveLength(6);
});
