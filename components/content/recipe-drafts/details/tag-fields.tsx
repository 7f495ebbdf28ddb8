"use client";
import { useTranslations } from "next-intl";
import { useDraftField } from "#components/content/recipe-drafts/fields/draft-fields.tsx";
import { ChoiceGroup } from "#components/ui/forms/choice.tsx";
import type { DraftTag } from "#lib/content/recipe-drafts/editing/lookups.ts";
import { draftLimits } from "#lib/content/recipe-drafts/limits.ts";

interface TagFieldsProps {
  tags: DraftTag[];
  value: string[];
  onChange: (tagIds: string[]) => void;
}

/** Public tags by type, as checkboxes; those that were deleted meanwhile can be removed. */
export function TagFields({ tags, value, onChange }: TagFieldsProps) {
  const t = useTranslations("recipeDrafts.details");
  const field = useDraftField("tagIds");
  const gone = value.filter((id) => !tags.some((tag) => tag.id === id));
  const offered = [...tags, ...gone.map((id) => ({ id, type: "gone", title: t("tagGone") }))];
  const types = [...Map.groupBy(offered, ({ type }) => type)];
  const isFull = value.length >= draftLimits.tags;
  return (
    <div id={field.props.id} tabIndex={-1} className="grid gap-6">
      {field.props.hint && <div className="text-ink-3 text-sm">{field.props.hint}</div>}
      <input type="hidden" name="tagIds" value="" />
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {types.map(([type, ofType]) => (
          <ChoiceGroup key={type} legend={t("tagType", { type })}>
            <div className="flex flex-wrap gap-2">
              {ofType.map(({ id, title }) => (
                <label key={id} className="draft-tag">
                  <input
                    type="checkbox"
                    name="tagIds"
                    value={id}
                    checked={value.includes(id)}
                    disabled={isFull && !value.includes(id)}
                    onChange={({ target }) =>
                      onChange(target.checked ? [...value, id] : value.filter((other) => other !== id))
                    }
                  />
                  {title}
                </label>
              ))}
            </div>
          </ChoiceGroup>
        ))}
      </div>
      <p role="status" className="text-ink-3 text-sm empty:hidden">
        {isFull && t("tagsFull", { max: draftLimits.tags })}
      </p>
    </div>
  );
}
