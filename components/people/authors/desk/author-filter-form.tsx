import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { type AuthorFilter, authorRoles } from "#lib/people/authors/author-filter.ts";

interface AuthorFilterFormProps {
  /** Address of the page without parameters. */
  path: string;
  filter: AuthorFilter;
}

/** Chooses which authors are listed; works without script. */
export function AuthorFilterForm({ path, filter }: AuthorFilterFormProps) {
  const t = useTranslations("authors.desk");
  return (
    <search className="mb-6 block rounded-2 bg-tint p-5">
      <form action={path} className="grid items-end gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]">
        <TextField
          id="author-search"
          name="search"
          type="search"
          label={t("search")}
          defaultValue={filter.search}
          maxLength={80}
        />
        <SelectField
          id="author-role"
          name="role"
          label={t("fields.role")}
          options={[
            { value: "", label: t("allRoles") },
            ...authorRoles.map((role) => ({ value: role, label: t(`roles.${role}`) })),
          ]}
          defaultValue={filter.role ?? ""}
        />
        <Button type="submit" variant="secondary">
          {t("show")}
        </Button>
      </form>
    </search>
  );
}
