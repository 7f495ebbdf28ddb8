import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { Button, type ButtonVariant } from "#components/ui/button.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { deleteAdaptationAction } from "#lib/kitchen/adaptations/actions.ts";

interface DeleteFormProps {
  recipeId: string;
  variant: ButtonVariant;
  children: ReactNode;
}

/** Deletes the reader's version of a recipe. */
export function DeleteForm({ recipeId, variant, children }: DeleteFormProps) {
  return (
    <PlainForm action={deleteAdaptationAction}>
      <input type="hidden" name="id" value={recipeId} />
      <input type="hidden" name="locale" value={useLocale()} />
      <Button type="submit" variant={variant}>
        {children}
      </Button>
    </PlainForm>
  );
}
