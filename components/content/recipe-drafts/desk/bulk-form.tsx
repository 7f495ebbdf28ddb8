import { useLocale, useTranslations } from "next-intl";
import type { DeskOptions } from "#components/content/recipe-drafts/desk/editorial-fields.tsx";
import { Button } from "#components/ui/button.tsx";
import { ChoiceGroup, Radio } from "#components/ui/forms/choice.tsx";
import { type BulkAction, bulkActions } from "#lib/content/recipe-drafts/working-copy/bulk-change.ts";
import { address } from "#lib/platform/routing/address.ts";

interface BulkFormProps {
  /** The selected recipes, unless a search has found them: an address has no room for many. */
  ids: string[];
  search: string;
  action: BulkAction | null;
  targets: Partial<Record<"tag" | "category" | "author", string>>;
  options: Omit<DeskOptions, "videos">;
}

/** Chooses a bulk action and shows its preview; it works without script. */
export function BulkForm({ ids, search, action, targets, options }: BulkFormProps) {
  const locale = useLocale();
  const t = useTranslations("recipeDesk.bulk");
  const lists = [
    { name: "tag" as const, options: options.tags },
    { name: "category" as const, options: options.categories },
    { name: "author" as const, options: options.authors },
  ];
  return (
    <form action={address(locale, "/desk/published-recipes/bulk")} className="grid gap-5">
      {search === "" ? (
        ids.map((id) => <input key={id} type="hidden" name="ids" value={id} />)
      ) : (
        <input type="hidden" name="search" value={search} />
      )}
      <ChoiceGroup legend={t("what")}>
        {bulkActions.map((one) => (
          <Radio
            key={one}
            name="action"
            value={one}
            label={t(`action.${one}`)}
            defaultChecked={action === one}
            required
          />
        ))}
      </ChoiceGroup>
      {lists.map(({ name, options: listed }) => (
        <div key={name} className="grid max-w-96 gap-[0.35rem]">
          <label htmlFor={`bulk-${name}`} className="font-strong text-sm">
            {t(name)}
          </label>
          <select id={`bulk-${name}`} name={name} defaultValue={targets[name] ?? ""} className="text-input min-h-12">
            <option value="">{t("choose")}</option>
            {listed.map(({ value, label, group }) => (
              <option key={value} value={value}>
                {group ? `${group}: ${label}` : label}
              </option>
            ))}
          </select>
        </div>
      ))}
      <div>
        <Button type="submit" variant="secondary">
          {t("preview")}
        </Button>
      </div>
    </form>
  );
}
