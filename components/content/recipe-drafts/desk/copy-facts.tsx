import { useLocale, useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { discardCopyAction } from "#lib/content/recipe-drafts/working-copy/actions.ts";
import { copyAddress } from "#lib/content/recipe-drafts/working-copy/addresses.ts";
import type { AuthorRevision, WorkingCopy } from "#lib/content/recipe-drafts/working-copy/copy-queries.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";

interface CopyFactsProps {
  copyKey: string;
  copy: Pick<WorkingCopy, "id" | "editor" | "savedAt" | "draftId">;
  /** Whether the editor has saved last. */
  isOwn: boolean;
  hasRecipe: boolean;
  /** The author's own open revision. */
  author: AuthorRevision | null;
}

/** Who writes a working copy, what else is written of its recipe, and the ways out. */
export function CopyFacts({ copyKey, copy, isOwn, hasRecipe, author }: CopyFactsProps) {
  const locale = useLocale();
  const t = useTranslations("recipeDesk.facts");
  return (
    <div className="mt-2 mb-6 grid gap-3">
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-sm">
        {!isOwn && (
          <span className="font-strong text-ink">
            {t("other", { name: copy.editor ?? t("deleted"), time: formatDateTime(copy.savedAt, locale) })}
          </span>
        )}
        {hasRecipe && (
          <>
            <Link href={routeAddress(locale, "/desk/published-recipes/[id]", { id: copyKey })} className="underline">
              {t("publication")}
            </Link>
            <Link href={copyAddress(locale, copyKey, "revisions")} className="underline">
              {t("revisions")}
            </Link>
          </>
        )}
        {author && (
          <Link href={routeAddress(locale, "/desk/recipes/[id]", { id: author.id })} className="underline">
            {t(copy.draftId === author.id ? "takenOver" : "author", { name: author.author })}
          </Link>
        )}
      </p>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-error text-sm underline">
          {t("discard")}
        </summary>
        <PlainForm action={discardCopyAction} className="mt-1 grid justify-items-start gap-3">
          <p>{t(hasRecipe ? "discardText" : "discardNewText")}</p>
          <input type="hidden" name="id" value={copy.id} />
          <input type="hidden" name="key" value={copyKey} />
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit" variant="danger">
            {t("discardSubmit")}
          </Button>
        </PlainForm>
      </details>
    </div>
  );
}
