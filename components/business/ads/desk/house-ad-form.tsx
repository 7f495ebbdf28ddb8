import { useTranslations } from "next-intl";
import { AdPictureField } from "#components/business/ads/desk/ad-picture-field.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { FormErrorSummary } from "#components/ui/forms/form-error-summary.tsx";
import { RadioField } from "#components/ui/forms/radio-field.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { saveHouseAdAction } from "#lib/business/ads/actions.ts";
import { type AdField, adFields, adLimits } from "#lib/business/ads/schema.ts";
import { adSlotNames } from "#lib/platform/config/ad-slots.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { useTexts } from "#lib/platform/i18n/texts.ts";

interface HouseAdFormProps {
  /** Null for a new advertisement. */
  saved: { id: string; version: number } | null;
  initial: Partial<Record<AdField, string>>;
}

/** Creates or changes an advertisement. Needs the messages `ads.desk.form`. */
export function HouseAdForm({ saved, initial }: HouseAdFormProps) {
  const t = useTranslations("ads.desk.form");
  const desk = useTranslations("ads.desk");
  const saving = useTranslations("ui.form")("saving");
  const field = (name: AdField) => ({ name, defaultValue: initial[name] });
  return (
    <Form
      action={saveHouseAdAction}
      fields={adFields}
      errors={useTexts("ads.desk.form.errors")}
      messages={{ submit: t("submit"), sending: saving }}
      className="grid max-w-2xl gap-5"
    >
      <FormErrorSummary messages={{ invalid: t("invalid"), failed: t("failed"), limited: t("failed") }} />
      <SelectField
        {...field("slot")}
        label={t("slot")}
        hint={t("slotHint")}
        placeholder={t("choose")}
        options={adSlotNames.map((name) => ({ value: name, label: desk(`slots.${name}`) }))}
      />
      <RadioField
        {...field("language")}
        legend={t("language")}
        options={locales.map((value) => ({ value, label: desk(`languages.${value}`) }))}
      />
      <RadioField
        {...field("kind")}
        legend={t("kind")}
        hint={t("kindHint")}
        options={(["own", "paid"] as const).map((value) => ({ value, label: desk(`kinds.${value}`) }))}
      />
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
      <AdPictureField
        initial={{ id: initial.pictureId ?? "", src: initial.pictureSrc ?? "" }}
        icon={<Icon name="camera" />}
      />
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
      <input type="hidden" name="id" value={saved?.id ?? ""} />
      <input type="hidden" name="version" value={saved?.version ?? 0} />
    </Form>
  );
}
