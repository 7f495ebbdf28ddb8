import type { ProfilePage, WithContext } from "schema-dts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";
import { toProfileLink } from "#lib/platform/text/profile-link.ts";
import type { Profile } from "./queries.ts";

/**
 * Structured data of a profile page, https://schema.org/ProfilePage. A profile is a kitchen, not a
 * person.
 */
export function profilePage(profile: Profile): WithContext<ProfilePage> {
  const { name, slug, bio, href, picture, website, recipeCount, storyCount } = profile;
  return {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    mainEntity: {
      "@type": "Organization",
      name,
      identifier: slug,
      description: bio || undefined,
      url: absoluteUrl(href),
      image: picture ? absoluteUrl(pictureAddress(picture.id, 640)) : undefined,
      sameAs: toProfileLink(website)?.href,
      agentInteractionStatistic: {
        "@type": "InteractionCounter",
        interactionType: { "@type": "WriteAction" },
        userInteractionCount: recipeCount + storyCount,
      },
    },
  };
}
