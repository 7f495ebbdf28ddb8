import { useTranslations } from "next-intl";
import { ReviewForm } from "#components/content/recipe-drafts/review/review-form.tsx";
import { TimeField, TimeFields } from "#components/content/recipe-drafts/review/time-fields.tsx";
import { changePublicationAction } from "#lib/content/recipe-drafts/review/actions.ts";
import type { PublicationPage } from "#lib/content/recipe-drafts/review/form-schema.ts";
import type { PublicationState } from "#lib/content/recipe-drafts/states.ts";

interface PublicationFormsProps {
  /** The page that has the forms, and the id of its draft or recipe. */
  page: PublicationPage;
  id: string;
  recipeId: string;
  state: PublicationState;
}

/** Publishes, schedules or expires a recipe: what its state allows. */
export function PublicationForms({ page, id, recipeId, state }: PublicationFormsProps) {
  const t = useTranslations("recipeReviews.publication");
  const toHidden = (action: string) => ({ page, id, recipeId, action });
  return (
    <div className="grid gap-8">
      {state !== "live" && (
        <ReviewForm action={changePublicationAction} hidden={toHidden("publish")} fields={[]} submit={t("publish")} />
      )}
      {state !== "expired" && (
        <ReviewForm
          action={changePublicationAction}
          hidden={toHidden("expire")}
          fields={["when", "time"]}
          submit={t("expire")}
          variant="danger"
        >
          <TimeFields legend={t("expireTitle")} now={t("expireNow")} later={t("expireLater")} />
        </ReviewForm>
      )}
      <ReviewForm
        action={changePublicationAction}
        hidden={toHidden("schedule")}
        fields={["time"]}
        submit={t("schedule")}
        variant="secondary"
      >
        <fieldset>
          <legend className="mb-1 font-strong text-sm">{t("scheduleTitle")}</legend>
          <p className="mb-2 text-ink-2 text-sm">{t("scheduleHint")}</p>
          <div className="max-w-64">
            <TimeField />
          </div>
        </fieldset>
      </ReviewForm>
    </div>
  );
}
