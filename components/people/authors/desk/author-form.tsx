import { useTranslations } from "next-intl";
import { PictureField } from "#components/people/authors/desk/picture-field.tsx";
import { DeskForm } from "#components/ui/desk/desk-form.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { saveAuthorAction } from "#lib/people/authors/actions.ts";
import { givenRoles } from "#lib/people/authors/author-filter.ts";
import { type AuthorField, authorFields, authorLength } from "#lib/people/authors/form-fields.ts";
import { userNameLength } from "#lib/platform/text/user-name.ts";

interface AuthorFormProps {
  /** Null for a new author. */
  saved: { id: string; version: number } | null;
  initial: Partial<Record<AuthorField, string>>;
  /** Whether the role cannot be chosen: of accounts and of partners. */
  isRoleFixed: boolean;
}

const languages = [
  { lang: "de", suffix: "De" },
  { lang: "en", suffix: "En" },
] as const;

/** The profile of an author. Needs `authors.desk.picture` and `ui.pictureSearch`. */
export function AuthorForm({ saved, initial, isRoleFixed }: AuthorFormProps) {
  const t = useTranslations("authors.desk");
  const labelOf = (name: AuthorField) => (/^form$|Id$|Src$/.test(name) ? "" : t(`fields.${name as "name"}`));
  return (
    <DeskForm action={saveAuthorAction} fields={authorFields} saved={saved} initial={initial} labelOf={labelOf}>
      {(field) => (
        <>
          <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
            <TextField {...field("name")} maxLength={userNameLength.max} autoComplete="off" required />
            <TextField
              {...field("slug")}
              hint={t("slugHint")}
              maxLength={authorLength.slug}
              autoCapitalize="none"
              spellCheck={false}
            />
            {!isRoleFixed && (
              <SelectField
                {...field("role")}
                hint={t("roleHint")}
                options={givenRoles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
              />
            )}
            <TextField
              {...field("website")}
              hint={t("websiteHint")}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
            />
          </div>
          <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
            {languages.map(({ lang, suffix }) => (
              <div key={lang} className="grid content-start gap-5">
                <TextField {...field(`occupation${suffix}`)} lang={lang} maxLength={authorLength.occupation} />
                <TextArea {...field(`bio${suffix}`)} lang={lang} rows={6} maxLength={authorLength.bio} />
              </div>
            ))}
          </div>
          <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
            {(["picture", "banner"] as const).map((name) => (
              <PictureField
                key={name}
                name={name}
                label={field(name).label}
                icon={<Icon name="camera" />}
                initial={{ id: initial[`${name}Id`] ?? "", src: initial[`${name}Src`] ?? "" }}
              />
            ))}
          </div>
        </>
      )}
    </DeskForm>
  );
}
