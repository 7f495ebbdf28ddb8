import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { filterStates, filterTypes, maxStorySearch, type StoryFilter } from "#lib/content/story-drafts/desk/filter.ts";

/** Narrows the list of stories by title, type and state. */
export function StoryFilters({ path, filter }: { path: string; filter: StoryFilter }) {
  const t = useTranslations("storyDrafts.list");
  const types = useTranslations("storyDrafts.types");
  const states = useTranslations("storyDrafts.states");
  return (
    <search>
      <form action={path} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 max-w-[26rem] flex-[1_1_14rem]">
          <TextField
            id="story-search"
            name="search"
            type="search"
            label={t("search")}
            defaultValue={filter.search}
            maxLength={maxStorySearch}
          />
        </div>
        <SelectField
          id="story-type"
          name="type"
          label={t("type")}
          defaultValue={filter.type ?? ""}
          options={[
            { value: "", label: t("all") },
            ...filterTypes.map((type) => ({ value: type, label: types(type) })),
          ]}
        />
        <SelectField
          id="story-state"
          name="state"
          label={t("state")}
          defaultValue={filter.state ?? ""}
          options={[
            { value: "", label: t("all") },
            ...filterStates.map((state) => ({ value: state, label: states(state) })),
          ]}
        />
        <Button type="submit" variant="secondary">
          {t("submit")}
        </Button>
      </form>
    </search>
  );
}
