import { getTranslations } from "next-intl/server";
import { NewsletterSetting } from "#components/newsletters/newsletter-setting.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { SettingsSection } from "#components/users/settings-section.tsx";
import type { SessionUser } from "#lib/auth/session-user-type.ts";
import { getSubscriptionStatus } from "#lib/newsletters/queries.ts";

/** Subscription to the newsletter; hidden for a user without an e-mail address. */
export async function NewsletterSection({ user }: { user: SessionUser }) {
  if (!user.email) return null;
  const [t, savedStatus] = await Promise.all([getTranslations("newsletters.settings"), getSubscriptionStatus(user.id)]);
  return (
    <SettingsSection id="post" title={t("title")} text={t("hint")}>
      <NewsletterSetting savedStatus={savedStatus} errorIcon={<Icon name="circleAlert" className="mt-[0.1em]" />} />
    </SettingsSection>
  );
}
