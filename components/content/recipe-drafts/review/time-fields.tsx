import { useTranslations } from "next-intl";
import { ChoiceGroup, Radio } from "#components/ui/forms/choice.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";

interface TimeFieldsProps {
  legend: string;
  now: string;
  later: string;
}

/** At once, or at a time. Without script both are there, and the radio decides. */
export function TimeFields({ legend, now, later }: TimeFieldsProps) {
  return (
    <ChoiceGroup legend={legend} className="group">
      <Radio name="when" value="now" label={now} defaultChecked />
      <Radio name="when" value="later" label={later} />
      <div className="mt-2 ml-8 max-w-64 group-has-[[value=now]:checked]:hidden">
        <TimeField />
      </div>
    </ChoiceGroup>
  );
}

/** Date and time of day in Berlin. */
export function TimeField() {
  const t = useTranslations("recipeReviews.time");
  return <TextField name="time" type="datetime-local" label={t("label")} hint={t("hint")} />;
}
