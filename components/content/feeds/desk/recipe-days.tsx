import { useTranslations } from "next-intl";
import { Form } from "#components/ui/forms/form.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { SubmitButton } from "#components/ui/forms/submit-button.tsx";
import { fixRecipeAction } from "#lib/content/feeds/desk/actions.ts";

/** The recipe that a module shows on a day. */
export interface RecipeDay {
  /** ISO date. */
  date: string;
  /** The day in words. */
  label: string;
  /** Empty when none is published by then. */
  title: string;
  /** The recipe that an editor has fixed; empty for that of the rotation. */
  fixedId: string;
}

interface RecipeDaysProps {
  days: RecipeDay[];
  recipes: { value: string; label: string }[];
  /** Hidden fields of the forms: the feed, its version and the module. */
  hidden: Record<string, string>;
}

/** The recipes of the next days, each with a form that fixes another one. */
export function RecipeDays({ days, recipes, hidden }: RecipeDaysProps) {
  const t = useTranslations("feeds.desk.days");
  return (
    <section aria-labelledby="recipe-days" className="mt-12 max-w-3xl pb-(--section)">
      <h2 id="recipe-days" className="text-2xl">
        {t("title")}
      </h2>
      <p className="mt-1 mb-4 text-ink-2">{t("hint")}</p>
      <ol className="divide-y divide-line border-line border-y">
        {days.map((day) => (
          <li key={day.date} className="grid items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <span className="block text-ink-2 text-sm">{day.label}</span>
              <span className="font-strong">{day.title || t("none")}</span>
              {day.fixedId && <span className="block text-ink-2 text-sm">{t("fixed")}</span>}
            </p>
            <FixForm key={day.fixedId} day={day} recipes={recipes} hidden={hidden} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function FixForm({
  day: { date, label, fixedId },
  recipes,
  hidden,
}: Omit<RecipeDaysProps, "days"> & { day: RecipeDay }) {
  const t = useTranslations("feeds.desk.days");
  return (
    <Form
      action={fixRecipeAction}
      fields={[]}
      errors={{ conflict: null }}
      messages={{ invalid: t("conflict"), failed: t("failed"), limited: t("failed") }}
      className="flex flex-wrap items-end gap-3"
    >
      {Object.entries({ ...hidden, date }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        name="itemId"
        label={t("recipe", { day: label })}
        options={[{ value: "", label: t("rotation") }, ...recipes]}
        defaultValue={fixedId}
        className="max-w-72"
      />
      <SubmitButton variant="quiet" aria-label={t("saveFull", { day: label })}>
        {t("save")}
      </SubmitButton>
    </Form>
  );
}
