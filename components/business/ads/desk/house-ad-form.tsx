"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { ChoiceGroup, Radio } from "#components/ui/forms/choice.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { FileField } from "#components/ui/forms/file-field.tsx";
import { formatFormErrors } from "#components/ui/forms/form-errors.ts";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { saveHouseAdAction } from "#lib/business/ads/actions.ts";
import { type AdField, adFields, adLimits } from "#lib/business/ads/schema.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import { adSlotNames } from "#lib/platform/config/ad-slots.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";

interface HouseAdFormProps {
  /** Empty for a new advertisement. */
  id: string;
  initial: Partial<Record<AdField, string>>;
  locale: Locale;
  icons: { error: ReactNode; picture: ReactNode };
}

/** Creates or changes an advertisement. Needs the messages `ads.desk` and `ui.form`. */
export function HouseAdForm({ id, initial, locale, icons }: HouseAdFormProps) {
  const formId = useId();
  const t = useTranslations("ads.desk.form");
  const desk = useTranslations("ads.desk");
  const saving = useTranslations("ui.form")("saving");
  const { status, rejection, errors, values, isSending, form } = useFormAction(saveHouseAdAction, adFields);
  const { fieldErrors, errorList } = formatFormErrors(formId, adFields, errors, (error) => t(`errors.${error}`));
  const readValue = (field: AdField) => (status === "open" ? (initial[field] ?? "") : values[field]);
  const field = (name: AdField) => ({
    id: `${formId}-${name}`,
    name,
    error: fieldErrors[name],
    errorIcon: icons.error,
    defaultValue: readValue(name),
  });
  const pictureId = readValue("pictureId");
  return (
    <form {...form} className="grid max-w-2xl gap-5">
      {rejection && (
        <ErrorSummary
          text={rejection === "invalid" ? t("invalid") : t("failed")}
          errors={errorList}
          icon={icons.error}
        />
      )}
      <SelectField
        {...field("slot")}
        label={t("slot")}
        hint={t("slotHint")}
        placeholder={t("choose")}
        options={adSlotNames.map((name) => ({ value: name, label: desk(`slots.${name}`) }))}
      />
      <ChoiceGroup legend={t("language")} id={`${formId}-language`}>
        {locales.map((one) => (
          <Radio
            key={one}
            name="language"
            value={one}
            label={desk(`languages.${one}`)}
            defaultChecked={readValue("language") === one}
            required
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={t("kind")} id={`${formId}-kind`} aria-describedby={`${formId}-kind-note`}>
        {(["own", "paid"] as const).map((kind) => (
          <Radio
            key={kind}
            name="kind"
            value={kind}
            label={desk(`kinds.${kind}`)}
            defaultChecked={readValue("kind") === kind}
            required
          />
        ))}
        <p id={`${formId}-kind-note`} className="text-ink-3 text-sm">
          {t("kindHint")}
        </p>
      </ChoiceGroup>
      <TextField
        {...field("title")}
        label={t("title")}
        hint={t("titleHint", { max: adLimits.title })}
        maxLength={adLimits.title}
        required
      />
      <TextField
        {...field("text")}
        label={t("text")}
        hint={t("textHint", { max: adLimits.text })}
        maxLength={adLimits.text}
      />
      <TextField {...field("href")} label={t("href")} hint={t("hrefHint")} maxLength={adLimits.href} required />
      <div className="grid gap-3">
        {pictureId && readValue("pictureSrc") && (
          // biome-ignore lint/performance/noImgElement: a signed address of the resizing service
          <img src={readValue("pictureSrc")} alt="" className="h-40 w-auto justify-self-start rounded-2" />
        )}
        <FileField
          id={`${formId}-picture`}
          name="picture"
          label={t("picture")}
          pickLabel={t("pick")}
          pickIcon={icons.picture}
          messages={{ nothingPicked: t("nothingPicked"), picked: t("picked") }}
          hint={pictureId ? t("pictureKept") : t("pictureHint")}
          accept="image/jpeg,image/png,image/webp"
          isOptional={pictureId !== ""}
          error={fieldErrors.picture}
          errorIcon={icons.error}
        />
        <input type="hidden" name="pictureId" value={pictureId} />
      </div>
      <TextField
        {...field("weight")}
        type="number"
        inputMode="numeric"
        min={1}
        max={adLimits.weight}
        label={t("weight")}
        hint={t("weightHint")}
        required
      />
      <TextField {...field("startsOn")} type="date" label={t("startsOn")} required />
      <TextField {...field("endsOn")} type="date" label={t("endsOn")} hint={t("endsOnHint")} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" aria-disabled={isSending} className="justify-self-start">
        {isSending ? saving : t("submit")}
      </Button>
    </form>
  );
}
