"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { ReviewFields } from "#components/content/recipe-drafts/review/review-form.tsx";
import { ChoiceGroup, Radio } from "#components/ui/forms/choice.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";

interface TimeFieldsProps {
  fields: ReviewFields;
  legend: string;
  now: string;
  later: string;
  errorIcon: ReactNode;
}

/** At once, or at a time. Without script both are there, and the radio decides. */
export function TimeFields({ fields, legend, now, later, errorIcon }: TimeFieldsProps) {
  const { values } = fields;
  return (
    <ChoiceGroup legend={legend} className="group">
      <Radio name="when" value="now" label={now} defaultChecked={values.when !== "later"} />
      <Radio name="when" value="later" label={later} defaultChecked={values.when === "later"} />
      <div className="mt-2 ml-8 max-w-64 group-has-[[value=now]:checked]:hidden">
        <TimeField fields={fields} errorIcon={errorIcon} />
      </div>
    </ChoiceGroup>
  );
}

/** Date and time of day in Berlin. */
export function TimeField({ fields, errorIcon }: Pick<TimeFieldsProps, "fields" | "errorIcon">) {
  const t = useTranslations("recipeReviews.time");
  return (
    <TextField
      id={fields.toId("time")}
      name="time"
      type="datetime-local"
      label={t("label")}
      hint={t("hint")}
      error={fields.getError("time")}
      errorIcon={errorIcon}
      defaultValue={fields.values.time}
    />
  );
}
