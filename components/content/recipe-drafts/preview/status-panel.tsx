"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, startTransition, useState } from "react";
import type { EditorIcons } from "#components/content/recipe-drafts/draft-editor.tsx";
import { Button, LinkButton } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { withdrawDraftAction } from "#lib/content/recipe-drafts/draft/actions.ts";
import type { DraftState } from "#lib/content/recipe-drafts/states.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";
import { address } from "#lib/platform/routing/address.ts";

interface StatusPanelProps {
  id: string;
  state: DraftState;
  icons: Pick<EditorIcons, "check" | "error">;
}

/** Of a draft that is being reviewed or was published, and that is not edited. */
export function StatusPanel({ id, state, icons }: StatusPanelProps) {
  const locale = useLocale();
  const t = useTranslations("recipeDrafts.status");
  const router = useRouter();
  const [hasFailed, setFailed] = useState(false);
  const isSubmitted = state === "submitted";

  async function withdraw(event: FormEvent) {
    event.preventDefault();
    const result = await callAction(() => withdrawDraftAction({ id, locale }));
    setFailed(!result.ok);
    startTransition(() => router.refresh());
  }

  return (
    <section aria-labelledby="status-title" className="max-w-152 rounded-2 border border-line-strong bg-surface p-5">
      <h3 id="status-title" className="flex items-center gap-2 font-serif text-xl [&>.icon]:text-success">
        {icons.check}
        {t(isSubmitted ? "submittedTitle" : "publishedTitle")}
      </h3>
      <p role="status" className="mt-2">
        {t(isSubmitted ? "submitted" : "published")}
      </p>
      {hasFailed && <ErrorSummary text={t("failed")} icon={icons.error} />}
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton variant="secondary" href={address(locale, "/profile/recipes")}>
          {t("myRecipes")}
        </LinkButton>
        {isSubmitted && (
          <form action={withdrawDraftAction} onSubmit={withdraw}>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="locale" value={locale} />
            <Button type="submit" variant="quiet">
              {t("withdraw")}
            </Button>
          </form>
        )}
      </div>
    </section>
  );
}
