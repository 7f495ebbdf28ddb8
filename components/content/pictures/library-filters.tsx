import { useTranslations } from "next-intl";
import { Button, LinkButton } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import {
  type LibraryFilter,
  libraryOrigins,
  libraryStates,
  toLibraryParams,
} from "#lib/content/pictures/library-filter.ts";

interface LibraryFiltersProps {
  /** Site-relative address of the page, without a query. */
  path: string;
  filter: LibraryFilter;
  /** Partners see one origin only: their own uploads. */
  hasOrigins?: boolean;
}

/** Searches and filters the library: a form that sends its fields as query. */
export function LibraryFilters({ path, filter, hasOrigins = true }: LibraryFiltersProps) {
  const t = useTranslations("pictures.filter");
  return (
    <search aria-label={t("label")}>
      <form
        // Another filter fills the fields anew.
        key={JSON.stringify(filter)}
        action={path}
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1.3fr)_minmax(0,1fr)_auto] lg:items-end"
      >
        <TextField
          id="library-search"
          name="q"
          type="search"
          label={t("search")}
          placeholder={t("searchHint")}
          defaultValue={filter.search}
          maxLength={100}
        />
        <SelectField
          id="library-state"
          name="state"
          label={t("state")}
          options={libraryStates.map((value) => ({ value, label: t(`states.${value}`) }))}
          defaultValue={filter.state}
        />
        {hasOrigins && (
          <SelectField
            id="library-origin"
            name="from"
            label={t("origin")}
            options={libraryOrigins.map((value) => ({ value, label: t(`origins.${value}`) }))}
            defaultValue={filter.origin}
          />
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" variant="secondary" className="min-h-12">
            {t("submit")}
          </Button>
          {Object.keys(toLibraryParams(filter)).length > 0 && (
            <LinkButton href={path} variant="bare">
              {t("reset")}
            </LinkButton>
          )}
        </div>
      </form>
    </search>
  );
}
