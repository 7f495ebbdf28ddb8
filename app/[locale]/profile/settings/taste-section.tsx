import { getLocale, getTranslations } from "next-intl/server";
import { ForgetForm } from "#components/tastes/forget-form.tsx";
import { TasteList } from "#components/tastes/taste-list.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { SettingsSection } from "#components/users/settings-section.tsx";
import type { Viewer } from "#lib/auth/viewer-type.ts";
import { address } from "#lib/i18n/address.ts";
import { resultAddress } from "#lib/tastes/address.ts";
import { getTaste } from "#lib/tastes/queries.ts";

/** The answers of the quiz: to see, to change, to delete. */
export async function TasteSection({ viewer }: { viewer: Viewer }) {
  const [locale, t, taste] = await Promise.all([getLocale(), getTranslations("tastes.settings"), getTaste(viewer.id)]);
  const quiz = address(locale, "/quiz");
  return (
    <SettingsSection id="taste" title={t("title")} text={t("text")}>
      {taste ? (
        <>
          <TasteList taste={taste} />
          <div className="flex flex-wrap gap-3">
            <LinkButton href={quiz} look="secondary">
              {t("change")}
            </LinkButton>
            <LinkButton href={resultAddress(locale, taste)} look="quiet" prefetch={false}>
              {t("suggestions")}
            </LinkButton>
            <ForgetForm
              locale={locale}
              words={{ forget: t("forget"), forgetting: t("forgetting"), failed: t("failed") }}
              icon={<Icon name="trash" />}
            />
          </div>
        </>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p>{t("none")}</p>
          <LinkButton href={quiz} look="secondary">
            {t("start")}
          </LinkButton>
        </div>
      )}
    </SettingsSection>
  );
}
