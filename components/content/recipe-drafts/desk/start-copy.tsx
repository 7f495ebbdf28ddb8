import { useLocale, useTranslations } from "next-intl";
import { Button, LinkButton } from "#components/ui/button.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { startCopyAction } from "#lib/content/recipe-drafts/working-copy/actions.ts";
import type { AuthorRevision } from "#lib/content/recipe-drafts/working-copy/copy-queries.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";

interface StartCopyProps {
  recipeId: string;
  /** The author's own open revision. */
  author: AuthorRevision | null;
}

/** Begins to edit a recipe; while its author does, an editor looks first, takes over or waits. */
export function StartCopy({ recipeId, author }: StartCopyProps) {
  const locale = useLocale();
  const t = useTranslations("recipeDesk.start");
  return (
    <div className="mt-6 grid justify-items-start gap-5 pb-16">
      {author ? (
        <section aria-labelledby="author-title" className="grid gap-3 rounded-2 bg-tint p-5">
          <h2 id="author-title" className="text-xl">
            {t("title", { name: author.author })}
          </h2>
          <p className="max-w-measure">
            {t("text", { name: author.author, time: formatDateTime(author.savedAt, locale), state: author.state })}
          </p>
          <div className="flex flex-wrap gap-3">
            <LinkButton href={routeAddress(locale, "/desk/recipes/[id]", { id: author.id })}>{t("look")}</LinkButton>
            <StartForm recipeId={recipeId} from="author" label={t("takeOver")} />
            <StartForm recipeId={recipeId} from="published" label={t("published")} />
            <LinkButton variant="quiet" href={routeAddress(locale, "/desk/published-recipes/[id]", { id: recipeId })}>
              {t("wait")}
            </LinkButton>
          </div>
          <p className="max-w-measure text-ink-2 text-sm">{t("hint", { name: author.author })}</p>
        </section>
      ) : (
        <StartForm recipeId={recipeId} from="published" label={t("begin")} isPrimary />
      )}
    </div>
  );
}

interface StartFormProps {
  recipeId: string;
  /** Without it, the page of the editor asks when there is something to decide. */
  from?: "published" | "author";
  label: string;
  isPrimary?: boolean;
}

export function StartForm({ recipeId, from, label, isPrimary = false }: StartFormProps) {
  const locale = useLocale();
  return (
    <PlainForm action={startCopyAction}>
      <input type="hidden" name="id" value={recipeId} />
      <input type="hidden" name="locale" value={locale} />
      {from && <input type="hidden" name="from" value={from} />}
      <Button type="submit" variant={isPrimary ? "primary" : "secondary"}>
        {label}
      </Button>
    </PlainForm>
  );
}
