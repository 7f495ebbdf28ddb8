import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { type Preview, previewFeeds, previewWidths } from "#lib/content/feeds/desk/preview.ts";
import { locales } from "#lib/platform/i18n/locales.ts";

/** Chooses what the preview shows; a plain form with its fields in the address. */
export function PreviewForm({ action, preview }: { action: string; preview: Preview }) {
  const t = useTranslations("feeds.desk");
  return (
    <form action={action} className="mb-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1.4fr_1fr_1fr_auto]">
      {preview.order && (
        <>
          <input type="hidden" name="version" value={preview.version} />
          <input type="hidden" name="order" value={preview.order} />
        </>
      )}
      <SelectField
        id="preview-feed"
        name="feed"
        label={t("preview.feed")}
        options={previewFeeds.map((value) => ({ value, label: t(`feeds.${value}`) }))}
        defaultValue={preview.feed}
      />
      <TextField
        key={preview.at}
        id="preview-at"
        name="at"
        type="datetime-local"
        label={t("preview.at")}
        defaultValue={preview.at}
      />
      <SelectField
        id="preview-language"
        name="language"
        label={t("preview.language")}
        options={locales.map((value) => ({ value, label: t(`plan.languages.${value}`) }))}
        defaultValue={preview.locale}
      />
      <SelectField
        id="preview-width"
        name="width"
        label={t("preview.width")}
        options={previewWidths.map((value) => ({ value: String(value), label: t(`preview.widths.${value}`) }))}
        defaultValue={String(preview.width)}
      />
      <Button type="submit">{t("preview.show")}</Button>
    </form>
  );
}
