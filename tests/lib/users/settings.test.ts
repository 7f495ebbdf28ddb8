import { expect, test } from "vitest";
import { createWebSession, findUserBySessionId } from "#lib/auth/sessions.ts";
import { settingNames, userSettings } from "#lib/db/settings/user-settings.ts";
import { updateProfile } from "#lib/users/profile-mutations.ts";
import { profileBodySchema } from "#lib/users/schema.ts";
import { getSessionUserView } from "#lib/users/session-user-queries.ts";
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
