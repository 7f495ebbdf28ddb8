import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { maxPublishedSearch } from "#lib/content/recipe-drafts/schema.ts";

interface PublishedSearchProps {
  path: string;
  search: string;
}

/** Finds a published recipe by its title or address. */
export function PublishedSearch({ path, search }: PublishedSearchProps) {
  const t = useTranslations("recipeReviews.published");
  return (
    <search>
      <form action={path} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 max-w-[30rem] flex-[1_1_16rem]">
          <TextField
            id="published-search"
            name="search"
            type="search"
            label={t("search")}
            defaultValue={search}
            maxLength={maxPublishedSearch}
          />
        </div>
        <Button type="submit" variant="secondary">
          {t("submit")}
        </Button>
      </form>
    </search>
  );
}
