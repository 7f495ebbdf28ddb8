import { expect, test } from "vitest";
import { updateProfile } from "#lib/people/users/profile-mutations.ts";
import { profileBodySchema } from "#lib/people/users/schema.ts";
import { getSessionUserView } from "#lib/people/users/session-user-queries.ts";
import { createWebSession, findUserBySessionId } from "#lib/platform/auth/sessions.ts";
import { settingNames, userSettings } from "#lib/platform/db/settings/user-settings.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

test.each(settingNames)("each choice of %s is stored, and the pages of its user know it", async (name) => {
  const { id } = await createMember({ [name]: null });
  const session = await createWebSession(id, "Firefox");
  const readView = async () => {
    const user = await findUserBySessionId(session);
    if (!user) throw new Error("no user");
    return getSessionUserView(user);
  };
  expect(await readView()).toMatchObject({ [name]: null });
  for (const choice of userSettings[name].options) {
    await updateProfile(id, profileBodySchema.omit({ picture_id: true }).parse({ [name]: choice }));
    expect(await readView()).toMatchObject({ [name]: choice });
    await updateProfile(id, { bio: "Kocht." });
    expect(await readView()).toMatchObject({ [name]: choice });
  }
});
