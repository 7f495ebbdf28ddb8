import type { ProfilePage, WithContext } from "schema-dts";
import { pictureAddress } from "#lib/media/address.ts";
import { absolute } from "#lib/seo/metadata.ts";
import { websiteLink } from "#lib/website.ts";
import type { Profile } from "./queries.ts";

/** Structured data of a profile page. Who signs here is a kitchen, so an organisation and no person. */
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
      url: absolute(href),
      image: picture ? absolute(pictureAddress(picture.id, 640)) : undefined,
      sameAs: websiteLink(website)?.href,
      agentInteractionStatistic: {
        "@type": "InteractionCounter",
        interactionType: { "@type": "WriteAction" },
        userInteractionCount: recipeCount + storyCount,
      },
    },
  };
}
