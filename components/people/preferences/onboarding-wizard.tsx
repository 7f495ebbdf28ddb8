"use client";
import { type Messages, NextIntlClientProvider, useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { buttonClass } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { useOpenedModal } from "#components/ui/dialogs/use-opened-modal.ts";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { PictureAttributes } from "#components/ui/media/picture.tsx";
import { savePreferencesAction } from "#lib/people/preferences/actions.ts";
import { quizResultAddress } from "#lib/people/preferences/address.ts";
import { toAnswersQuery } from "#lib/people/preferences/answers-query.ts";
import { noPreferences, type Preferences, quizQuestions, toPreferences } from "#lib/people/preferences/preferences.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { PickedMessages } from "#lib/platform/i18n/pick-messages.ts";
import { sendPreferencesForm } from "./pending-preferences.ts";
import { QuestionStep } from "./question-step.tsx";
import { QuizWizard } from "./quiz-wizard.tsx";

/** What the wizard shows, as data. */
export interface OnboardingQuestions {
  messages: PickedMessages;
  /** Pictures by key of the answer. */
  pictures: Record<string, PictureAttributes | null>;
}

export interface OnboardingWizardProps {
  userId: string;
  locale: Locale;
  questions: OnboardingQuestions;
  onClose(): void;
}

/** Asks new users the questions of the quiz in a dialog, then says where the result is. */
export function OnboardingWizard({ questions, ...props }: OnboardingWizardProps) {
  return (
    <NextIntlClientProvider locale={props.locale} messages={questions.messages as Messages}>
      <WizardModal {...props} pictures={questions.pictures} />
    </NextIntlClientProvider>
  );
}

function WizardModal({
  userId,
  locale,
  pictures,
  onClose,
}: Omit<OnboardingWizardProps, "questions"> & Pick<OnboardingQuestions, "pictures">) {
  const [saved, setSaved] = useState<Preferences>();
  const t = useTranslations("preferences");
  const modal = useTranslations("ui.modal");
  const id = useId();
  useOpenedModal(id, onClose);
  // The first question is read on opening, not the first of its answers.
  useEffect(() => document.getElementById(`${quizQuestions[0]}-title`)?.focus(), []);

  async function save(answers: FormData) {
    const preferences = toPreferences((question) => answers.getAll(question));
    const form = new FormData();
    form.set("answers", toAnswersQuery(preferences));
    const result = await sendPreferencesForm(userId, preferences, () => savePreferencesAction(null, form));
    if (result.ok) setSaved(preferences);
    return result.ok;
  }

  return (
    <Modal
      id={id}
      title={saved ? t("onboarding.saved") : t("quiz.title")}
      closeLabel={modal("close")}
      closeIcon={<DialogIcon name="x" />}
      isWide
    >
      {saved ? (
        <Saved href={quizResultAddress(locale, saved)} />
      ) : (
        <QuizWizard
          action={quizResultAddress(locale, noPreferences)}
          saving={{
            labels: { show: t("onboarding.save"), showNow: t("onboarding.saveNow"), sending: t("onboarding.saving") },
            failed: t("onboarding.failed"),
            save,
          }}
          steps={quizQuestions.map((question) => (
            <QuestionStep
              key={question}
              question={question}
              preferences={noPreferences}
              pictures={pictures}
              heading={3}
            />
          ))}
        />
      )}
    </Modal>
  );
}

/** Has the focus, because the pressed button is gone. */
function Saved({ href }: { href: string }) {
  const t = useTranslations("preferences.onboarding");
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <>
      <p ref={text} tabIndex={-1} className="max-w-measure text-ink-2 outline-none">
        {t("savedText")}
      </p>
      <p className="mt-5 grid gap-3">
        <a href={href} className={buttonClass({ size: "lg", isFullWidth: true })}>
          {t("result")}
        </a>
      </p>
      <form method="dialog" className="mt-3">
        <button type="submit" className={buttonClass({ variant: "bare", isFullWidth: true })}>
          {t("done")}
        </button>
      </form>
    </>
  );
}
