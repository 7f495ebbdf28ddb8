import { SponsoredBadge } from "#components/content/stories/sponsored-badge.tsx";
import { StoryLink } from "#components/content/stories/story-link.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Picture } from "#components/ui/media/picture.tsx";
import type { BlockOf } from "#lib/content/stories/blocks.ts";
import type { StoryMedia } from "#lib/content/stories/story.ts";

interface LinkModuleBlockProps {
  block: BlockOf<"link_module">;
  media: StoryMedia;
  isSponsored: boolean;
}

/** A teaser of another page; the whole box is the link. */
export function LinkModuleBlock({ block, media, isSponsored }: LinkModuleBlockProps) {
  const { title, text, label, href, pictureId } = block;
  const picture = pictureId && media.pictures[pictureId];
  return (
    <aside aria-label={title} className="group relative my-10 flex overflow-hidden rounded-2 bg-tint">
      {picture && (
        <span className="photo gingham gingham-pale aspect-auto w-[34%] max-w-[13rem] flex-none self-stretch rounded-none">
          <Picture picture={{ ...picture, alt: "" }} variant="square-md" />
        </span>
      )}
      <div className="grid content-center gap-1 p-5">
        <p className="font-serif font-title text-[1.25rem] leading-[1.2]">{title}</p>
        <p className="text-ink-2 text-sm">{text}</p>
        <p className="mt-1 font-strong text-primary">
          <StoryLink
            href={href}
            isSponsored={isSponsored}
            className="inline-flex items-center gap-2 no-underline after:absolute after:inset-0 group-hover:underline"
          >
            {label}
            <Icon name={href.startsWith("/") ? "arrowRight" : "arrowUpRight"} />
          </StoryLink>
        </p>
        {isSponsored && !href.startsWith("/") && <SponsoredBadge />}
      </div>
    </aside>
  );
}

/** A call to action. Links to a paying partner are labelled. */
export function ButtonBlock({ text, href, isSponsored }: { text: string; href: string; isSponsored: boolean }) {
  return (
    <p className="mt-8 flex flex-wrap items-center gap-3">
      <StoryLink href={href} hasArrow isSponsored={isSponsored} className={buttonClass({ size: "lg" })}>
        {text}
      </StoryLink>
      {isSponsored && !href.startsWith("/") && <SponsoredBadge />}
    </p>
  );
}
