import { useLocale, useTranslations } from "next-intl";
import { DeleteRecipeLink } from "#components/content/recipe-drafts/own/delete-recipe-link.tsx";
import { buttonClass, LinkButton } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { createRevisionAction, withdrawDraftAction } from "#lib/content/recipe-drafts/draft/actions.ts";
import type { OwnRecipe } from "#lib/content/recipe-drafts/draft/own-queries.ts";
import { sectionAddress } from "#lib/content/recipe-drafts/editing/sections.ts";
import { address } from "#lib/platform/routing/address.ts";

/** What an author can do to one of their recipes; the buttons name it for screen readers. */
export function OwnRecipeActions({ recipe }: { recipe: OwnRecipe }) {
  const locale = useLocale();
  const t = useTranslations("recipeDrafts.own");
  const { state, draftId, recipeId } = recipe;
  const title = recipe.title || t("untitled");
  const name = (label: string) => (
    <>
      {label}
      <span className="sr-only">: {title}</span>
    </>
  );
  if (state === "submitted" && draftId) {
    return (
      <Actions>
        <ActionForm action={withdrawDraftAction} id={draftId}>
          {name(t("withdraw"))}
        </ActionForm>
      </Actions>
    );
  }
  if ((state === "draft" || state === "rejected") && draftId) {
    return (
      <Actions>
        <LinkButton href={sectionAddress(locale, draftId, "basics")} variant="secondary">
          {name(t("edit"))}
        </LinkButton>
        <DeleteRecipeLink
          id={draftId}
          href={`${address(locale, "/profile/recipes")}?tab=${state}&delete=${draftId}`}
          title={title}
          isRevision={recipeId !== null}
          closeIcon={<Icon name="x" />}
        >
          <Icon name="trash" />
          {name(t("delete"))}
        </DeleteRecipeLink>
      </Actions>
    );
  }
  // A published recipe; its revision is open already, or begins.
  return (
    <Actions>
      {recipe.href && (
        <LinkButton href={recipe.href} variant="secondary">
          {name(t("view"))}
        </LinkButton>
      )}
      {draftId ? (
        <LinkButton href={sectionAddress(locale, draftId, "basics")} variant="quiet">
          {name(t("editRevision"))}
        </LinkButton>
      ) : (
        recipeId && (
          <ActionForm action={createRevisionAction} id={recipeId}>
            {name(t("revise"))}
          </ActionForm>
        )
      )}
    </Actions>
  );
}

function Actions({ children }: { children: React.ReactNode }) {
  return <div className="mt-3 flex flex-wrap gap-2">{children}</div>;
}

interface ActionFormProps {
  action: (form: FormData) => Promise<void>;
  id: string;
  children: React.ReactNode;
}

function ActionForm({ action, id, children }: ActionFormProps) {
  const locale = useLocale();
  return (
    <form action={action}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="locale" value={locale} />
      <button type="submit" className={buttonClass({ variant: "secondary" })}>
        {children}
      </button>
    </form>
  );
}
