import { useLocale, useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { shareInHouseholdAction } from "#lib/kitchen/cookbooks/actions.ts";

interface HouseholdShareProps {
  cookbookId: string;
  isShared: boolean;
}

/** Says whether the household reads a cookbook, and changes it. */
export function HouseholdShare({ cookbookId, isShared }: HouseholdShareProps) {
  const locale = useLocale();
  const t = useTranslations("cookbooks.household");
  return (
    <PlainForm action={shareInHouseholdAction} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="id" value={cookbookId} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="shared" value={String(!isShared)} />
      <Button type="submit" variant="secondary">
        {t(isShared ? "unshare" : "share")}
      </Button>
      <p className="text-ink-2 text-sm">{t(isShared ? "shared" : "notShared")}</p>
    </PlainForm>
  );
}
