import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { requireEntry } from "#app/[locale]/desk/require-entry.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { DeletePanel } from "#components/ui/desk/delete-panel.tsx";
import { DeskHeading } from "#components/ui/desk/desk-heading.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { deleteAuthorAction } from "#lib/people/authors/actions.ts";
import { countAuthorUses, type DeskAuthor, findDeskAuthor } from "#lib/people/authors/desk-queries.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { address, routeAddress, routeAddresses, slugAddress } from "#lib/platform/routing/address.ts";
import { AuthorFormSection } from "../author-form-section.tsx";

export const dynamic = "force-dynamic";

const route = "/desk/authors/[id]";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations("authors.desk")]);
  return noindexMetadata(t("title"), routeAddresses(route, { id }));
}

/** Changes the profile of an author, or deletes it. */
export default async function DeskAuthorPage({ params }: Props) {
  const [{ id }, locale, t] = await Promise.all([params, getLocale(), getTranslations("authors.desk")]);
  await requireDeskEditor(routeAddress(locale, route, { id }));
  const author = await requireEntry(id, findDeskAuthor);
  const message = await getFlashMessage();
  const { name, slug, role, hasAccount, isPartner } = author;
  return (
    <>
      <FlashMessage message={message} />
      <DeskHeading back={{ href: address(locale, "/desk/authors"), label: t("back") }} title={name} />
      <p className="mb-6 flex flex-wrap gap-x-4 text-ink-2">
        <span>{t(hasAccount ? "withAccount" : "withoutAccount", { role: t(`roles.${role}`) })}</span>
        <Link href={slugAddress(locale, "/users/[slug]", slug)} className="underline">
          {t("profile")}
        </Link>
        {isPartner && (
          <Link href={routeAddress(locale, "/desk/partners/[id]", { id })} className="underline">
            {t("partner")}
          </Link>
        )}
      </p>
      <AuthorFormSection key={author.version} author={author} />
      <AuthorDeletion author={author} />
    </>
  );
}

async function AuthorDeletion({ author: { id, name, version, hasAccount, isPartner } }: { author: DeskAuthor }) {
  const [locale, t, uses] = await Promise.all([getLocale(), getTranslations("authors.desk"), countAuthorUses(id)]);
  const reasons = [
    ...(isPartner ? [t("uses.partner")] : []),
    ...Object.entries(uses).flatMap(([key, count]) => (count > 0 ? [t(`uses.${key as "items"}`, { count })] : [])),
  ];
  const isPossible = !hasAccount && reasons.length === 0;
  const list = new Intl.ListFormat(locale).format(reasons);
  const text = hasAccount ? t("keptAccount") : isPossible ? t("deleteText") : t("keptUsed", { uses: list });
  const fields = { id, version: String(version), locale };
  return <DeletePanel name={name} text={text} isPossible={isPossible} fields={fields} action={deleteAuthorAction} />;
}
