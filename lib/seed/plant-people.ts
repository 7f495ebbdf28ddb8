import { createUser } from "#lib/users/mutations.ts";
import { type AuthorKey, type AuthorSeed, authors } from "./authors.ts";
import { type Keys, pageAddresses } from "./keys.ts";
import { logos } from "./logos.ts";

export async function plantPeople(keys: Keys): Promise<void> {
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
      partner: partner && logo ? { position: partnerPosition++, logo, trade: partner.trade } : undefined,
    });
    keys.add("user", key, id, pageAddresses("/users/[slug]", { de: slug, en: slug }));
  }
}
