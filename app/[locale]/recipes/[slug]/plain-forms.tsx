import { useLocale, useTranslations } from "next-intl";
import { SaveForm } from "#components/kitchen/cookbooks/save/save-form.tsx";
import { AddForm } from "#components/kitchen/shopping-lists/add-form.tsx";
import { LikeForm } from "#components/people/likes/like-form.tsx";

interface PlainFormProps {
  recipeId: string;
  /** Address of the recipe's page. */
  href: string;
}

/** Like and save as forms, for readers without script. */
export function PlainActions({ recipeId, href }: PlainFormProps) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <noscript>
      <div className="flex flex-wrap items-center gap-2">
        <LikeForm
          id={recipeId}
          locale={locale}
          here={`${href}#like`}
          messages={{
            like: t("likes.form.like"),
            unlike: t("likes.form.unlike"),
            failed: t("likes.form.failed"),
          }}
        />
        <SaveForm
          itemId={recipeId}
          locale={locale}
          here={`${href}#save`}
          messages={{ label: t("cookbooks.saveButton.label"), failed: t("cookbooks.saveModal.failed") }}
        />
      </div>
    </noscript>
  );
}

/** The button below the ingredients as a form. */
export function PlainAddToList({ recipeId, href }: PlainFormProps) {
  const t = useTranslations("shoppingLists");
  return (
    <noscript>
      <AddForm
        recipeId={recipeId}
        locale={useLocale()}
        here={`${href}#add-to-list`}
        messages={{ label: t("addButton.label"), failed: t("addModal.failed") }}
      />
    </noscript>
  );
}
