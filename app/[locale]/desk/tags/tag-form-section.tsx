import { getLocale, getTranslations } from "next-intl/server";
import { TagForm } from "#components/content/tags/desk/tag-form.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import type { DeskTag } from "#lib/content/tags/desk-queries.ts";
import type { TagField } from "#lib/content/tags/form-fields.ts";
import { tagTypes } from "#lib/content/tags/groups.ts";
import { toLocalizedValues } from "#lib/platform/i18n/localized-fields.ts";

/** The form of a tag with its texts; null for a new one. */
export async function TagFormSection({ tag }: { tag: DeskTag | null }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("tags.index")]);
  return (
    <ClientMessages namespaces={["tags.desk", "ui.desk", "ui.form"]}>
      <TagForm
        saved={tag}
        isBuiltIn={tag?.isBuiltIn ?? false}
        initial={tag ? toValues(tag) : {}}
        types={tagTypes.map((type) => ({ value: type, label: t("type", { type }) }))}
        locale={locale}
        errorIcon={<Icon name="circleAlert" className="mt-[0.1em]" />}
      />
    </ClientMessages>
  );
}

function toValues({ texts, type, isHidden }: DeskTag): Partial<Record<TagField, string>> {
  return {
    ...toLocalizedValues(texts, "title", "slug", "summary"),
    type: tagTypes.find((known) => known === type) ?? "other",
    isHidden: isHidden ? "on" : "",
  };
}
