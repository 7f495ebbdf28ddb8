import { getLocale, getTranslations } from "next-intl/server";
import { NewsletterSwitch } from "#components/newsletters/newsletter-switch.tsx";
import { SettingsSection } from "#components/users/settings-section.tsx";
import type { Viewer } from "#lib/auth/viewer-type.ts";
import { getNewsletter } from "#lib/newsletters/queries.ts";

/** The newsletter; without an address there is nowhere to send it. */
export async function PostSection({ viewer }: { viewer: Viewer }) {
  if (!viewer.email) return null;
  const [locale, t, stored] = await Promise.all([
    getLocale(),
    getTranslations("newsletters.settings"),
    getNewsletter(viewer.id),
  ]);
  return (
    <SettingsSection id="post" title={t("title")} text={t("hint")}>
      <NewsletterSwitch
        key={stored}
        locale={locale}
        stored={stored}
        words={{
          label: t("label"),
          on: t("on"),
          off: t("off"),
          pending: t("pending"),
          save: t("save"),
          failed: t("failed"),
        }}
      />
    </SettingsSection>
  );
}
