import { type ReactNode, useRef } from "react";
import { Link } from "#components/ui/navigation/link.tsx";
import type { AdList, ListedAd } from "#lib/business/ads/ad-list.ts";
import { toPosition } from "#lib/platform/media/pictures/focal-point.ts";
import { countClick } from "./ad-counts.ts";
import { AdFrame } from "./ad-frame.tsx";
import { useAdView } from "./use-ad-view.ts";

interface HouseAdProps {
  ad: ListedAd;
  texts: AdList["texts"];
  /** Where a reader can close it. */
  onClose?: () => void;
}

/** An advertisement of the site, labelled: a picture alone, or with its title and text. */
export function HouseAd({ ad, texts, onClose }: HouseAdProps) {
  const ref = useRef<HTMLElement>(null);
  useAdView(ref, ad.id);
  const { src, srcSet, width, height, focalPoint } = ad.picture;
  const hasText = ad.text !== "";
  return (
    <AdFrame
      ref={ref}
      label={ad.isPaid ? texts.paid : texts.own}
      name={`${ad.isPaid ? texts.paid : texts.own}: ${ad.title}`}
      close={onClose && { label: texts.close, onClose }}
    >
      <AdLink ad={ad} newTab={texts.newTab}>
        {/* biome-ignore lint/performance/noImgElement: the resizing service replaces next/image */}
        <img
          src={src}
          srcSet={srcSet}
          sizes={hasText ? "(min-width: 48rem) 20rem, 90vw" : "(min-width: 64rem) 970px, 90vw"}
          width={width}
          height={height}
          alt={hasText ? "" : ad.title}
          loading="lazy"
          decoding="async"
          style={focalPoint && { objectPosition: toPosition(focalPoint) }}
        />
        {hasText && (
          <span className="ad-words">
            <b className="ad-title">{ad.title}</b>
            <span className="ad-text">{ad.text}</span>
          </span>
        )}
      </AdLink>
    </AdFrame>
  );
}

function AdLink({ ad, newTab, children }: { ad: ListedAd; newTab: string; children: ReactNode }) {
  const { id, href, isPaid, text } = ad;
  const link = {
    href,
    className: text === "" ? "ad-link" : "ad-link ad-link-words",
    onClick: () => countClick(id),
  };
  if (href.startsWith("/")) {
    return (
      <Link {...link} rel={isPaid ? "sponsored" : undefined}>
        {children}
      </Link>
    );
  }
  return (
    <a {...link} target="_blank" rel={isPaid ? "noopener sponsored" : "noopener"}>
      {children}
      <span className="sr-only">({newTab})</span>
    </a>
  );
}
