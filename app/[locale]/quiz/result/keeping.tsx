import { getTranslations } from "next-intl/server";
import { KeepForm } from "#components/tastes/keep-form.tsx";
import { getViewer } from "#lib/auth/viewer.ts";
import { address } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { resultAddress } from "#lib/tastes/address.ts";
import type { Taste } from "#lib/tastes/choices.ts";
import { getTaste } from "#lib/tastes/queries.ts";

/** Where the answers are kept: in the account of whoever is signed in, otherwise on this device. */
export async function Keeping({ locale, taste }: { locale: Locale; taste: Taste }) {
  const [t, viewer] = await Promise.all([getTranslations("tastes.result"), getViewer()]);
  if (!viewer) {
    return (
      <p className="needs-script mt-6 max-w-measure text-ink-2 text-sm">
        {t("device")}{" "}
        <a
          href={`${address(locale, "/signup")}?next=${encodeURIComponent(resultAddress(locale, taste))}`}
          className="underline"
        >
          {t("signUp")}
        </a>
      </p>
    );
  }
  const kept = await getTaste(viewer.id);
  if (kept && resultAddress(locale, kept) === resultAddress(locale, taste)) {
    return (
      <p className="mt-6 text-ink-2 text-sm">
        {t("kept")}{" "}
        <a href={`${address(locale, "/profile/settings")}#taste`} className="underline">
          {t("settings")}
        </a>
      </p>
    );
  }
  const [, answers = ""] = resultAddress(locale, taste).split("?");
  return (
    <div className="mt-6">
      <KeepForm
        locale={locale}
        answers={answers}
        words={{ keep: t("keep"), keeping: t("keeping"), keepFailed: t("keepFailed") }}
      />
    </div>
  );
}
