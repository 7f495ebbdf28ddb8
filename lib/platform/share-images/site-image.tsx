import "server-only";
import type { ReactElement } from "react";
import { gingham } from "./artwork.ts";
import { renderMark } from "./mark.tsx";
import { serif } from "./rasterize.ts";

const logoBox = { width: 620, height: 150 };

/** The share image of the site: logo and claim on a white box on gingham. */
export async function renderSiteImage(claim: string): Promise<ReactElement> {
  const mark = await renderMark(logoBox.width, logoBox.height);
  return (
    <div style={{ display: "flex", alignItems: "center", justifyContent: "center", width: 1200, height: 630 }}>
      {/* biome-ignore-start lint: drawn into a picture, not shown in a page */}
      <img src={gingham(1200, 630, 30)} width={1200} height={630} style={{ position: "absolute", left: 0, top: 0 }} />
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          alignItems: "center",
          justifyContent: "center",
          width: 900,
          height: 330,
          background: "#fff",
          borderRadius: 10,
        }}
      >
        {mark}
        <div style={{ fontFamily: serif, fontSize: 38, color: "#474e69", marginTop: 28 }}>{claim}</div>
      </div>
      {/* biome-ignore-end lint: drawn into a picture, not shown in a page */}
    </div>
  );
}
