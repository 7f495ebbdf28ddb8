import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "#components/ui/button.tsx";
import { address } from "#lib/platform/routing/address.ts";

/** Tells admins that required steps of the set-up are open. */
export function SetupHint({ count }: { count: number }) {
  const t = useTranslations("setup.hint");
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-4 rounded-2 bg-tint p-5">
      <p>{t("text", { count })}</p>
      <LinkButton href={address(useLocale(), "/desk/setup")} variant="secondary">
        {t("link")}
      </LinkButton>
    </div>
  );
}
