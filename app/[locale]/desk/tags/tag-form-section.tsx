import { getTranslations } from "next-intl/server";
import { TagForm } from "#components/content/tags/desk/tag-form.tsx";
import type { DeskTag } from "#lib/content/tags/desk-queries.ts";
import type { TagField } from "#lib/content/tags/form-fields.ts";
import { tagTypes } from "#lib/content/tags/groups.ts";
import { toLocalizedValues } from "#lib/platform/i18n/localized-fields.ts";

/** The form of a tag with its texts; null for a new one. */
export async function TagFormSection({ tag }: { tag: DeskTag | null }) {
  const t = await getTranslations("tags.index");
  return (
    <TagForm
      saved={tag}
      isBuiltIn={tag?.isBuiltIn ?? false}
      initial={tag ? toValues(tag) : {}}
      types={tagTypes.map((type) => ({ value: type, label: t("type", { type }) }))}
    />
  );
}

function toValues({ texts, type, isHidden }: DeskTag): Partial<Record<TagField, string>> {
  return {
    ...toLocalizedValues(texts, "title", "slug", "summary"),
    type: tagTypes.find((known) => known === type) ?? "other",
    isHidden: isHidden ? "on" : "",
  };
}
