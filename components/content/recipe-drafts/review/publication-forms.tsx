"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ReviewForm } from "#components/content/recipe-drafts/review/review-form.tsx";
import { TimeField, TimeFields } from "#components/content/recipe-drafts/review/time-fields.tsx";
import { changePublicationAction } from "#lib/content/recipe-drafts/review/actions.ts";
import type { PublicationPage } from "#lib/content/recipe-drafts/review/form-schema.ts";
import type { PublicationState } from "#lib/content/recipe-drafts/states.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface PublicationFormsProps {
  /** The page that has the forms, and the id of its draft or recipe. */
  page: PublicationPage;
  id: string;
  recipeId: string;
  state: PublicationState;
  locale: Locale;
  errorIcon: ReactNode;
}

/** Publishes, schedules or expires a recipe: what its state allows. */
export function PublicationForms({ page, id, recipeId, state, locale, errorIcon }: PublicationFormsProps) {
  const t = useTranslations("recipeReviews.publication");
  const toHidden = (action: string) => ({ page, id, recipeId, locale, action });
  return (
    <div className="grid gap-8">
      {state !== "live" && (
        <ReviewForm
          name="publish"
          action={changePublicationAction}
          hidden={toHidden("publish")}
          fields={[]}
          submit={t("publish")}
          errorIcon={errorIcon}
        >
          {() => null}
        </ReviewForm>
      )}
      {state !== "expired" && (
        <ReviewForm
          name="expire"
          action={changePublicationAction}
          hidden={toHidden("expire")}
          fields={["when", "time"]}
          submit={t("expire")}
          variant="danger"
          errorIcon={errorIcon}
        >
          {(fields) => (
            <TimeFields
              fields={fields}
              legend={t("expireTitle")}
              now={t("expireNow")}
              later={t("expireLater")}
              errorIcon={errorIcon}
            />
          )}
        </ReviewForm>
      )}
      <ReviewForm
        name="schedule"
        action={changePublicationAction}
        hidden={toHidden("schedule")}
        fields={["time"]}
        submit={t("schedule")}
        variant="secondary"
        errorIcon={errorIcon}
      >
        {(fields) => (
          <fieldset>
            <legend className="mb-1 font-strong text-sm">{t("scheduleTitle")}</legend>
            <p className="mb-2 text-ink-2 text-sm">{t("scheduleHint")}</p>
            <div className="max-w-64">
              <TimeField fields={fields} errorIcon={errorIcon} />
            </div>
          </fieldset>
        )}
      </ReviewForm>
    </div>
  );
}
