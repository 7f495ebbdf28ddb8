import { AuthorForm } from "#components/people/authors/desk/author-form.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { givenRoles } from "#lib/people/authors/author-filter.ts";
import type { DeskAuthor } from "#lib/people/authors/desk-queries.ts";
import type { AuthorField } from "#lib/people/authors/form-fields.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";

/** Width of the preview in the form. */
const previewWidth = 384;

/** The form of an author with what is stored; null for a new one. */
export function AuthorFormSection({ author }: { author: DeskAuthor | null }) {
  return (
    <ClientMessages namespaces={["authors.desk.picture", "ui.pictureSearch"]}>
      <AuthorForm
        saved={author && { id: author.id, version: author.version }}
        initial={author ? toValues(author) : { role: givenRoles[0] }}
        isRoleFixed={author !== null && (author.hasAccount || author.role === "partner")}
      />
    </ClientMessages>
  );
}

function toValues({ occupation, bio, ...author }: DeskAuthor): Partial<Record<AuthorField, string>> {
  const { name, slug, role, website, pictureId, bannerId } = author;
  return {
    name,
    slug,
    role,
    website: website ?? "",
    occupationDe: occupation.de ?? "",
    occupationEn: occupation.en ?? "",
    bioDe: bio.de ?? "",
    bioEn: bio.en ?? "",
    pictureId: pictureId ?? "",
    pictureSrc: pictureId ? pictureAddress(pictureId, previewWidth) : "",
    bannerId: bannerId ?? "",
    bannerSrc: bannerId ? pictureAddress(bannerId, previewWidth) : "",
  };
}
