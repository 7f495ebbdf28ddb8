import Form from "next/form";
import { useTranslations } from "next-intl";
import { SortSelect } from "#components/people/likes/sort-select.tsx";
import { Button, LinkButton } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import type { LikesView } from "#lib/people/likes/schema.ts";
import { likeSorts } from "#lib/people/likes/sorting.ts";

interface LikesToolbarProps {
  /** Address of the list. */
  path: string;
  view: LikesView;
}

/** Searches and sorts the list of likes: a plain form, whose fields are in the address. */
export function LikesToolbar({ path, view: { search, sort } }: LikesToolbarProps) {
  const t = useTranslations("likes.toolbar");
  const options = likeSorts.map((value) => ({ value: value === likeSorts[0] ? "" : value, label: t(value) }));
  return (
    <search>
      <Form key={`${search} ${sort}`} action={path} className="mb-8 flex flex-wrap items-end gap-x-3 gap-y-4">
        <div className="min-w-[min(16rem,100%)] flex-1 md:max-w-96">
          <TextField
            id="likes-search"
            type="search"
            name="search"
            label={t("search")}
            defaultValue={search}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <Button type="submit" variant="secondary" className="min-h-12">
          {t("submit")}
        </Button>
        {search && (
          <LinkButton variant="bare" href={path} className="min-h-12">
            {t("all")}
          </LinkButton>
        )}
        <div className="grid gap-[0.35rem] md:ml-auto">
          <label htmlFor="likes-sort" className="font-strong text-sm">
            {t("sort")}
          </label>
          <SortSelect id="likes-sort" name="sort" value={sort === likeSorts[0] ? "" : sort} options={options} />
        </div>
      </Form>
    </search>
  );
}
