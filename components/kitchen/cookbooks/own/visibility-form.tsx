"use client";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useTransition } from "react";
import { showActionError } from "#components/kitchen/cookbooks/own/action-toasts.ts";
import { Button } from "#components/ui/button.tsx";
import { ChoiceGroup, Radio } from "#components/ui/forms/choice.tsx";
import { showToast } from "#components/ui/toast.ts";
import { setVisibilityAction } from "#lib/kitchen/cookbooks/actions.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";
import type { CookbookVisibility } from "#lib/platform/db/tables/cookbooks.ts";

interface VisibilityFormProps {
  cookbookId: string;
  visibility: CookbookVisibility;
}

const options = ["private", "unlisted", "public"] as const;

/**
 * Chooses who can read a cookbook. The choice is saved by a button: arrow keys select radios, and a
 * cookbook must not become public on the way to another one.
 */
export function VisibilityForm({ cookbookId, visibility }: VisibilityFormProps) {
  const locale = useLocale();
  const t = useTranslations("cookbooks.visibility");
  const [isPending, startTransition] = useTransition();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const dialog = event.currentTarget.closest("dialog");
    const chosen = new FormData(event.currentTarget).get("visibility");
    const next = options.find((option) => option === chosen) ?? visibility;
    startTransition(async () => {
      const result = await callAction(() => setVisibilityAction({ id: cookbookId, locale, visibility: next }));
      if (!result.ok) return showActionError(result.code, t("failed"));
      dialog?.close();
      showToast({ kind: "success", text: t("saved", { visibility: next }), durationMs: 4000 });
    });
  }

  return (
    <form action={setVisibilityAction} onSubmit={handleSubmit} className="mt-3">
      <ChoiceGroup legend={t("title")} hasHiddenLegend>
        {options.map((option) => (
          <Radio
            key={option}
            name="visibility"
            value={option}
            defaultChecked={option === visibility}
            label={
              <>
                <span className="block font-strong">{t(option)}</span>
                <span className="block text-ink-2 text-sm">{t(`${option}Hint`)}</span>
              </>
            }
            className="border-line border-b"
          />
        ))}
      </ChoiceGroup>
      <p className="mt-3 text-ink-3 text-sm">
        {t("notes")} {visibility !== "private" && t("addressEnds")}
      </p>
      <input type="hidden" name="id" value={cookbookId} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" isFullWidth aria-disabled={isPending} className="mt-5">
        {t("save")}
      </Button>
    </form>
  );
}
