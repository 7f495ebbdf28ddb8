import { afterEach, expect, test } from "vitest";
import { GET } from "#app/logos/[file]/route.ts";
import { setSiteSettings } from "#lib/platform/config/site-settings.ts";
import { siteLogoFile, toSiteLogoView } from "#lib/platform/media/pictures/site-logo.ts";
import { listAppIcons } from "#lib/platform/share-images/site-icon.tsx";

afterEach(() => setSiteSettings({}));

const draw = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><g id="logo"><path d="${path}"/></g></svg>`;
const [former, current] = [draw("M0 0z"), draw("M1 1z")];

async function getCacheControl(src: string): Promise<string | null> {
  const file = src.replace(/^\/logos\/|\?.*/g, "");
  const answer = await GET(new Request(new URL(src, "http://localhost")), { params: Promise.resolve({ file }) });
  expect(answer.status).toBe(200);
  return answer.headers.get("cache-control");
}

test("a logo is stored for good, but not a former one below the address of its successor", async () => {
  setSiteSettings({ logo: former });
  expect(await getCacheControl(toSiteLogoView(former).src)).toContain("immutable");
  expect(await getCacheControl(`/logos/${siteLogoFile}`)).toContain("immutable");
  expect(await getCacheControl(toSiteLogoView(current).src)).toBe("no-store");
});

test("so is an icon", async () => {
  setSiteSettings({ logo: current });
  const src = listAppIcons()[0]?.src ?? "";
  expect(await getCacheControl(src)).toContain("immutable");
  setSiteSettings({ logo: former });
  expect(await getCacheControl(src)).toBe("no-store");
});
