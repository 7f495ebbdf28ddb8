"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, startTransition, useActionState, useEffect, useRef, useState } from "react";
import { fieldId, useFormFields } from "#components/kitchen/adaptations/editor/form-fields.ts";
import { GoneFields } from "#components/kitchen/adaptations/editor/gone-fields.tsx";
import { IngredientFields } from "#components/kitchen/adaptations/editor/ingredient-fields.tsx";
import { StepFields } from "#components/kitchen/adaptations/editor/step-fields.tsx";
import { TryFields } from "#components/kitchen/adaptations/editor/try-fields.tsx";
import { useAdaptationAutosave } from "#components/kitchen/adaptations/editor/use-adaptation-autosave.ts";
import { SaveNotice } from "#components/ui/autosave/save-notice.tsx";
import { SaveStatus } from "#components/ui/autosave/save-status.tsx";
import { Button } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { saveAdaptationAction } from "#lib/kitchen/adaptations/actions.ts";
import { adaptationAddress } from "#lib/kitchen/adaptations/addresses.ts";
import { readEntries } from "#lib/kitchen/adaptations/form/autosaved-adaptations.ts";
import type { FormView } from "#lib/kitchen/adaptations/form/form-view.ts";
import { setItemState } from "#lib/platform/browser/item-states.ts";

interface AdaptationFormProps {
  userId: string;
  view: FormView;
  errorIcon: ReactNode;
}

/**
 * Everything a reader can change of a recipe, in one form. With script it saves itself, and its
 * button shows the result; without, the button saves. Needs the messages `adaptations.editor` and
 * `ui.autosave`.
 */
export function AdaptationForm({ userId, view, errorIcon }: AdaptationFormProps) {
  const t = useTranslations("adaptations.editor");
  const locale = useLocale();
  const router = useRouter();
  const [posted, formAction] = useActionState(saveAdaptationAction, { status: "open" });
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { recipeId } = view;
  const { autosave, state, errors, restored, dropRestored } = useAdaptationAutosave(userId, view, posted);
  const values = "values" in posted ? posted.values : restored;
  const fields = useFormFields({ isRefused: values !== null, values: values ?? {}, errors });
  const { version } = state;
  // The recipe's page learns of it without asking again.
  useEffect(() => setItemState(recipeId, { isAdapted: version > 0 }), [recipeId, version]);

  const href = adaptationAddress(locale, recipeId);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = readEntries(event.currentTarget);
    autosave.change(entries);
    autosave.resolve(entries);
    setAsked(true);
    await autosave.flush();
    if (autosave.getState().status === "saved") showSaved(`${href}?saved=1`);
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }
  function takeStored() {
    const { stored } = autosave.getState();
    if (stored) autosave.resolve(stored.content);
    dropRestored();
    showSaved(href);
  }
  /** The page shows what is stored, in the form in which it is stored. */
  const showSaved = (address: string) =>
    startTransition(() => {
      router.push(address);
      router.refresh();
    });

  const listed = Object.keys(errors).filter((name) => name !== "version");
  const isInvalid = listed.length > 0 && (isAsked || posted.status === "invalid");
  const isFailed = !isAsked && (posted.status === "failed" || posted.status === "limited");
  const conflict = state.status === "conflict" ? t("changed") : errors.version && t("error.changed");
  const summary = conflict || (isInvalid && t("invalid")) || (isFailed && t(posted.status));
  return (
    <form
      key={restored ? "restored" : "page"}
      ref={form}
      action={formAction}
      onSubmit={submit}
      onChange={({ currentTarget }) => autosave.change(readEntries(currentTarget))}
      className="adaptation-form grid gap-10"
    >
      <input type="hidden" name="id" value={recipeId} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="version" value={values?.version ?? view.version} />
      {summary && (
        <ErrorSummary
          text={summary}
          errors={listed.map((name) => ({ id: fieldId(name), text: fields.errorOf(name) ?? "" }))}
          icon={errorIcon}
        />
      )}
      {listed.length === 0 && (
        <SaveNotice state={state} href={href} texts={{ gone: t("failed"), refused: t("failed") }} />
      )}
      <GoneFields view={view} fields={fields} />
      <IngredientFields view={view} fields={fields} />
      <StepFields steps={view.steps} fields={fields} />
      <TryFields tries={view.tries} fields={fields} />
      <div className="adaptation-save flex flex-wrap items-center gap-3">
        <Button type="submit" aria-disabled={state.status === "saving"}>
          {t("save")}
        </Button>
        {state.stored && (
          <Button variant="secondary" onClick={takeStored}>
            {t("takeOther")}
          </Button>
        )}
        <SaveStatus state={state} />
      </div>
    </form>
  );
}
