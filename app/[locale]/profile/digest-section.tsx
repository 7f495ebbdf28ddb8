import { getTranslations } from "next-intl/server";
import { DigestSetting } from "#components/people/follows/digest-setting.tsx";
import { SettingsSection } from "#components/people/users/settings-section.tsx";
import { getDigestStatus } from "#lib/people/follows/digest-queries.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";

/** Weekly digest of followed authors; hidden for a user without an e-mail address. */
export async function DigestSection({ user }: { user: SessionUser }) {
  if (!user.email) return null;
  const [t, savedStatus] = await Promise.all([getTranslations("follows.digest"), getDigestStatus(user.id)]);
  return (
    <SettingsSection id="digest" title={t("title")} text={t("hint")}>
      <DigestSetting savedStatus={savedStatus} />
    </SettingsSection>
  );
}
