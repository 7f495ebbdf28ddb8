import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { maxBulkRecipes } from "#lib/content/recipe-drafts/working-copy/bulk-change.ts";

interface BulkBarProps {
  search: string;
  /** Recipes that the search finds. */
  count: number;
}

/** Leads from selected recipes, or all that a search finds, to the bulk actions. */
export function BulkBar({ search, count }: BulkBarProps) {
  const t = useTranslations("recipeDesk.bulk");
  return (
    <div className="my-5 flex flex-wrap gap-3">
      <Button type="submit" variant="secondary">
        {t("selected")}
      </Button>
      {search !== "" && count <= maxBulkRecipes && (
        <Button type="submit" name="search" value={search} variant="quiet">
          {t("allFound", { count })}
        </Button>
      )}
    </div>
  );
}
