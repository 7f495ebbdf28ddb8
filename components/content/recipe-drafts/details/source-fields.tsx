"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDraftField } from "#components/content/recipe-drafts/fields/draft-fields.tsx";
import { DraftLine } from "#components/content/recipe-drafts/fields/text-fields.tsx";
import { ChoiceGroup } from "#components/ui/forms/choice.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import type { DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import { sourceLimits } from "#lib/content/recipes/content/source.ts";

type Source = DraftContent["source"];

const empty = { url: null, siteName: "", author: "" };

/** Where a recipe comes from; all fields empty for one of the author's own. */
export function SourceFields({ value, onChange }: { value: Source; onChange: (source: Source) => void }) {
  const t = useTranslations("recipeDrafts.details");
  const source = value ?? empty;
  const url = useDraftField("source.url", t("sourceUrlHint"));
  const [typed, setTyped] = useState(url.typed ?? null);
  const change = (patch: Partial<NonNullable<Source>>) => onChange({ ...source, ...patch });
  return (
    <ChoiceGroup legend={t("source")} id="field-source" tabIndex={-1}>
      <p className="mb-3 text-ink-3 text-sm">{t("sourceHint")}</p>
      <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-3">
        <DraftLine
          path="source.siteName"
          label={t("siteName")}
          value={source.siteName}
          maxLength={sourceLimits.name}
          onChange={(siteName) => change({ siteName })}
        />
        <DraftLine
          path="source.author"
          label={t("sourceAuthor")}
          value={source.author}
          maxLength={sourceLimits.name}
          onChange={(author) => change({ author })}
        />
        <TextField
          {...url.props}
          label={t("sourceUrl")}
          inputMode="url"
          maxLength={sourceLimits.url}
          value={typed ?? source.url ?? ""}
          onChange={({ target }) => {
            setTyped(target.value);
            change({ url: target.value.trim() || null });
          }}
        />
      </div>
    </ChoiceGroup>
  );
}
