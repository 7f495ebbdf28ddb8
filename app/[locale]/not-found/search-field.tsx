import { getLocale, getTranslations } from "next-intl/server";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { address } from "#lib/platform/routing/address.ts";

/** A search form that works without JavaScript. */
export async function SearchField() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("errors.notFound")]);
  return (
    <search>
      <form action={address(locale, "/search")} className="mt-8 grid grid-cols-[1fr_auto] items-end gap-2">
        <TextField id="missing-search" name="search" type="search" label={t("search")} enterKeyHint="search" />
        <Button type="submit" variant="secondary" className="min-h-12">
          <Icon name="search" />
          {t("submit")}
        </Button>
      </form>
    </search>
  );
}
