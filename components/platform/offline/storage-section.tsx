import { useLocale, useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import { address } from "#lib/platform/routing/address.ts";
import { StorageUse } from "./storage-use.tsx";

/** How much this device keeps; `isListLinked` adds a link to the page that lists it. */
export function StorageSection({ isListLinked = false }: { isListLinked?: boolean }) {
  const [locale, t] = [useLocale(), useTranslations("offline.storage")];
  // Placeholders are filled in the browser.
  const texts = {
    one: t("one"),
    many: String(t.raw("many")),
    used: String(t.raw("used")),
    clear: t("clear"),
    cleared: t("cleared"),
  };
  return (
    <>
      <p className="noscript:block hidden">{t("needsScript")}</p>
      <div className="needs-script">
        <StorageUse locale={locale} texts={texts} />
      </div>
      {isListLinked && (
        <p>
          <Link href={address(locale, "/offline")} className="text-primary underline">
            {t("list")}
          </Link>
        </p>
      )}
    </>
  );
}
