import { getLocale, getTranslations } from "next-intl/server";
import { PictureGrid } from "#components/content/pictures/picture-grid.tsx";
import { ReplacementUpload } from "#components/content/pictures/replacement-upload.tsx";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import type { LibraryFilter } from "#lib/content/pictures/library-filter.ts";
import { listLibrary } from "#lib/content/pictures/queries.ts";

interface ReplacementChoiceProps {
  /** The picture to replace. */
  id: string;
  /** Site-relative address of the page, without a query. */
  path: string;
  filter: LibraryFilter;
  page: number;
}

/** A new file, or one of the pictures that are there. */
export async function ReplacementChoice({ id, path, filter, page }: ReplacementChoiceProps) {
  const [locale, t, ads, { data, meta }] = await Promise.all([
    getLocale(),
    getTranslations("pictures"),
    getTranslations("ads.desk.form"),
    listLibrary({ ...filter, state: "all" }, { ownerId: null, page }),
  ]);
  const toHref = (params: Record<string, string>) => `${path}?${new URLSearchParams(params)}`;
  return (
    <div className="grid gap-10">
      <ReplacementUpload
        id={id}
        locale={locale}
        messages={{ nothingPicked: ads("nothingPicked"), picked: ads("picked") }}
        icons={{ picture: <Icon name="image" />, error: <Icon name="circleAlert" className="mt-[0.1em]" /> }}
      />
      <section aria-labelledby="library" className="grid gap-5">
        <h2 id="library" className="text-2xl">
          {t("replace.library")}
        </h2>
        <search aria-label={t("filter.label")}>
          <form action={path} className="flex max-w-xl items-end gap-3 *:first:flex-1">
            <TextField
              id="replacement-search"
              name="q"
              type="search"
              label={t("filter.search")}
              placeholder={t("filter.searchHint")}
              defaultValue={filter.search}
              maxLength={100}
            />
            <Button type="submit" variant="secondary" className="min-h-12">
              {t("filter.submit")}
            </Button>
          </form>
        </search>
        {data.length === 0 ? (
          <EmptyState heading="h3" title={t("emptyTitle")} text={t("emptyText")} />
        ) : (
          <PictureGrid
            pictures={data.filter((picture) => picture.id !== id)}
            getHref={(picture) => toHref({ with: picture.id })}
            getLinkLabel={(name) => t("replace.choose", { name })}
            heading={3}
          />
        )}
        <Pagination
          {...meta.pagination}
          getHref={(number) =>
            toHref({ ...(filter.search && { q: filter.search }), ...(number > 1 && { page: String(number) }) })
          }
        />
      </section>
    </div>
  );
}
