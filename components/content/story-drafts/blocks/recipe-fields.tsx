"use client";
import { useTranslations } from "next-intl";
import type { BlockFormProps, FieldProps } from "#components/content/story-drafts/blocks/block-props.ts";
import { useEditorContext } from "#components/content/story-drafts/editor-context.tsx";
import { ItemSearch } from "#components/content/story-drafts/fields/item-search.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { BlockOf } from "#lib/content/stories/blocks.ts";
import { maxEntries } from "#lib/content/story-drafts/limits.ts";

export function RecipesField({ id, label, value: itemIds, language, onChange }: FieldProps<string[]>) {
  const t = useTranslations("storyDrafts.blocks");
  const { items, addItem } = useEditorContext();
  return (
    <>
      {itemIds.length > 0 && (
        <ol className="divide-y divide-line border-line border-y">
          {itemIds.map((itemId, index) => {
            const title = items.get(itemId)?.title ?? t("unknownItem");
            return (
              <li key={itemId} className="flex items-center gap-1 py-1">
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{title}</span>
                {index > 0 && (
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={t("recipeUp", { title })}
                    onClick={() => onChange(itemIds.toSpliced(index, 1).toSpliced(index - 1, 0, itemId))}
                  >
                    <DialogIcon name="arrowUp" />
                  </button>
                )}
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t("removeRecipe", { title })}
                  onClick={() => onChange(itemIds.filter((one) => one !== itemId))}
                >
                  <DialogIcon name="x" />
                </button>
              </li>
            );
          })}
        </ol>
      )}
      <ItemSearch
        id={id}
        label={label}
        type="recipe"
        language={language}
        onChoose={(item) => {
          addItem(item);
          if (!itemIds.includes(item.id) && itemIds.length < maxEntries) onChange([...itemIds, item.id]);
        }}
      />
    </>
  );
}

export function RecipePartForm({ id, block, language, onChange }: BlockFormProps<BlockOf<"recipe_part">>) {
  const t = useTranslations("storyDrafts.blocks");
  const { items, addItem } = useEditorContext();
  const recipe = items.get(block.itemId);
  const groups = recipe && recipe.groups.length > 0 ? recipe.groups : [""];
  return (
    <>
      {block.itemId && <p className="font-strong [overflow-wrap:anywhere]">{recipe?.title ?? t("unknownItem")}</p>}
      <ItemSearch
        id={id}
        label={block.itemId ? t("otherRecipe") : t("fields.recipe_part.itemId")}
        type="recipe"
        language={language}
        onChoose={(item) => {
          addItem(item);
          onChange({ ...block, itemId: item.id, group: 0 });
        }}
      />
      {block.itemId && (
        <SelectField
          id={`${id}-group`}
          label={t("fields.recipe_part.group")}
          value={String(block.group)}
          options={groups.map((name, index) => ({
            value: String(index),
            label: name || t("groupNumber", { number: index + 1 }),
          }))}
          onChange={({ target }) => onChange({ ...block, group: Number(target.value) })}
        />
      )}
    </>
  );
}
