import { describe, expect, test } from "vitest";
import { authorSchema } from "#lib/content/content-transfer/schema/reference-data.ts";

const parseLogo = (logo: string) =>
  authorSchema.safeParse({
    key: "mill",
    name: "Mill",
    type: "partner",
    partner: { position: 0, logo, trade: { de: "Mühle", en: "Mill" } },
  });

describe("the logo of a partner in a file", () => {
  test("keeps its shapes alone, as one of the desk does", () => {
    const logo = `<svg viewBox="0 0 9 9"><a href="data:text/html,x"><path d="M0 0h9"/></a></svg>`;
    expect(parseLogo(logo).error?.issues[0]?.message).toBe("logoText");
    const shapes = `<svg viewBox="0 0 9 9"><set attributeName="onclick" to="x()"/><path d="M0 0h9" onclick="x()"/></svg>`;
    expect(parseLogo(shapes).data?.partner?.logo).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" fill="currentColor"><path d="M0 0h9"/></svg>',
    );
  });
});
