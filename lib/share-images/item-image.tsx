import "server-only";
import type { ReactElement } from "react";
import type { Locale } from "#lib/i18n/locales.ts";
import { getPictureVariant } from "#lib/media/pictures/variants.ts";
import { gingham, loadLogo, logoRatio } from "./artwork.ts";
import { fitTitle, titleTracking } from "./fit-title.ts";
import { sans, serif } from "./render.ts";

/** Content of the share image; without a picture it shows a pale gingham. */
export interface ItemImageProps {
  locale: Locale;
  title: string;
  overline: string;
  pictureId: string | null;
}

const photo = { width: 740, height: 570 };
const logoHeight = 46;

/** The share image of a recipe, story or cookbook: picture, title, logo and a gingham border. */
export async function renderItemImage({ locale, title, overline, pictureId }: ItemImageProps): Promise<ReactElement> {
  const { size, lines } = fitTitle(title, locale);
  const [photoUri, mark] = await Promise.all([pictureId ? loadPhoto(pictureId) : null, loadLogo()]);
  return (
    <div style={{ display: "flex", position: "relative", width: 1200, height: 630, background: "#fff" }}>
      {/* biome-ignore-start lint: drawn into a picture, not shown in a page */}
      <img
        src={photoUri ?? gingham(photo.width, photo.height, 23, 0.075)}
        style={{ position: "absolute", left: 0, top: 0, ...photo, objectFit: "cover" }}
      />
      <div style={{ display: "flex", flexDirection: "column", position: "absolute", left: 780, top: 52, width: 376 }}>
        <div style={{ fontFamily: sans, fontSize: 28, lineHeight: 1.4, color: "#474e69", marginBottom: 16 }}>
          {overline}
        </div>
        {lines.map((line) => (
          <div
            key={line}
            style={{
              fontFamily: serif,
              fontSize: size,
              lineHeight: 1.08,
              letterSpacing: size * titleTracking,
              color: "#191e33",
              whiteSpace: "nowrap",
            }}
          >
            {line}
          </div>
        ))}
      </div>
      <img
        src={mark}
        width={logoHeight * logoRatio}
        height={logoHeight}
        style={{ position: "absolute", left: 780, top: 484 }}
      />
      <img src={gingham(1200, 60, 20)} width={1200} height={60} style={{ position: "absolute", left: 0, top: 570 }} />
      {/* biome-ignore-end lint: drawn into a picture, not shown in a page */}
    </div>
  );
}

async function loadPhoto(id: string): Promise<string | null> {
  const bytes = await getPictureVariant({ id, width: 828, quality: 90, format: "jpeg" });
  return bytes && `data:image/jpeg;base64,${Buffer.from(bytes).toString("base64")}`;
}
