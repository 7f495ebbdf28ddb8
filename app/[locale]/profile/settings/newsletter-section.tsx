import { getTranslations } from "next-intl/server";
import { NewsletterSetting } from "#components/business/newsletters/newsletter-setting.tsx";
import { SettingsSection } from "#components/people/users/settings-section.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { getSubscriptionStatus } from "#lib/business/newsletters/queries.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";

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
