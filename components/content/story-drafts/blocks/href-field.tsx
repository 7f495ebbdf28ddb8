"use client";
import { useTranslations } from "next-intl";
import type { FieldProps } from "#components/content/story-drafts/blocks/block-props.ts";
import { useEditorContext } from "#components/content/story-drafts/editor-context.tsx";
import { ItemSearch } from "#components/content/story-drafts/fields/item-search.tsx";
import { isLinkTarget, itemReference, readItemReference } from "#lib/content/story-drafts/editing/inline-runs.ts";

/** Where a block leads: a recipe or story by its title, or an address. */
export function HrefField({ id, label, value: href, language, onChange }: FieldProps<string>) {
  const t = useTranslations("storyDrafts.richText");
  const { items, addItem } = useEditorContext();
  const itemId = readItemReference(href);
  return (
    <div className="grid gap-2">
      {href && (
        <p className="text-sm [overflow-wrap:anywhere]">
          {t("leadsTo", { target: itemId ? (items.get(itemId)?.title ?? t("gone")) : href })}
        </p>
      )}
      <ItemSearch
        id={id}
        label={href ? t("otherTarget") : label}
        hint={t("searchHint")}
        type="any"
        language={language}
        address={(query) => (isLinkTarget(query) ? query : null)}
        onAddress={onChange}
        onChoose={(item) => {
          addItem(item);
          onChange(itemReference(item.id));
        }}
      />
    </div>
  );
}
