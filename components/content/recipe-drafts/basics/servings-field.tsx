"use client";
import { useTranslations } from "next-intl";
import { DraftNumber } from "#components/content/recipe-drafts/fields/text-fields.tsx";
import { SegmentedControl } from "#components/ui/forms/choice.tsx";
import type { DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import { draftLimits } from "#lib/content/recipe-drafts/limits.ts";

type Servings = DraftContent["servings"];

/** How many portions or pieces the amounts are for. */
export function ServingsField({ value, onChange }: { value: Servings; onChange: (servings: Servings) => void }) {
  const t = useTranslations("recipeDrafts.basics");
  return (
    <div className="grid grid-cols-[minmax(0,8rem)_auto] items-start gap-3">
      <DraftNumber
        path="servings.amount"
        label={t("servings")}
        value={value.amount}
        max={draftLimits.servings}
        onChange={(amount) => onChange({ ...value, amount })}
      />
      <SegmentedControl
        legend={t("servingsType")}
        name="servings.type"
        value={value.type}
        options={[
          { value: "portion", label: t("portion") },
          { value: "piece", label: t("piece") },
        ]}
        onChange={(type) => onChange({ ...value, type: type === "piece" ? "piece" : "portion" })}
      />
    </div>
  );
}
