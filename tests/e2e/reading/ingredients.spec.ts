import { expect, test } from "#tests/e2e/support/journey.ts";
import { parseHtml } from "../support/html.ts";
import { sendRequest } from "../support/send-request.ts";

test("singular and plural addresses lead to the page of the ingredient", async () => {
  for (const [from, to] of [
    ["/de/zutaten/tomaten", "/de/zutaten/tomate"],
    ["/de/zutaten/aepfel", "/de/zutaten/apfel"],
    ["/de/zutaten/zwiebeln", "/de/zutaten/zwiebel"],
    ["/de/zutaten/tomatoes", "/de/zutaten/tomate"],
    ["/en/ingredients/tomatoes", "/en/ingredients/tomato"],
    ["/en/ingredients/strawberries", "/en/ingredients/strawberry"],
    ["/en/zutaten/erdbeeren", "/en/ingredients/strawberry"],
  ] as const) {
    const { status, location } = await sendRequest(from);
    expect(`${status} ${location}`, from).toBe(`308 ${to}`);
    expect((await sendRequest(to)).status).toBe(200);
  }
});

test("the page of an ingredient shows its painting with a text for those who do not see it", async () => {
  for (const path of ["/de/zutaten/tomate", "/en/ingredients/tomato"]) {
    const image = parseHtml((await sendRequest(path)).text).querySelector("main header img");
    expect(image?.getAttribute("alt"), path).toMatch(/tomat/i);
    expect((await sendRequest(image?.getAttribute("src") ?? "")).type, path).toMatch(/^image\//);
  }
});
