import { createUser } from "#lib/users/mutations.ts";
import { type AuthorKey, type AuthorSeed, authors } from "./content/authors.ts";
import { logos } from "./content/logos.ts";
import { pageAddresses, type SeedKeys } from "./keys.ts";

/** Inserts authors and partners as sample accounts. */
export async function insertUsers(keys: SeedKeys): Promise<void> {
  let partnerPosition = 0;
  for (const [key, author] of Object.entries<AuthorSeed>(authors)) {
    const { slug, name, type, picture, occupation, bio, partner } = author;
    const logo = logos[key as AuthorKey];
    const id = await createUser({
      slug,
      name,
      newType: type,
      pictureId: picture && keys.id("picture", picture),
      occupation,
      bio,
      website: partner?.website,
      isSample: true,
      partner: partner && logo ? { position: partnerPosition++, logo, trade: partner.trade } : undefined,
    });
    keys.add("user", key, id, pageAddresses("/users/[slug]", { de: slug, en: slug }));
  }
}
