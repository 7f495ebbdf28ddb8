import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { recipeLimits } from "#lib/content/recipe-import/limits.ts";
import { extractRecipe } from "#lib/content/recipe-import/schema-org/extract-recipe.ts";
import { recipeStructuredData } from "#lib/content/recipes/structured-data.ts";
import { pumpkinSoup } from "#tests/support/recipe.ts";

const url = "https://www.kueche.example/rezepte/suppe";

const soup = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Kürbissuppe",
  recipeIngredient: ["1 Kürbis", "500 ml Wasser"],
  recipeInstructions: "Den Kürbis würfeln.\nKochen.",
};

const toJson = (value: unknown) => JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
const script = (value: unknown) => `<script type="application/ld+json">${toJson(value)}</script>`;
const page = (...values: unknown[]) => `<!doctype html><html lang="de">${values.map(script).join("")}</html>`;
const extract = (changes: object) => extractRecipe(page({ ...soup, ...changes }), url);

describe("JSON-LD", () => {
  test("is read as a recipe", () => {
    expect(
      extract({
        description: "Schnell &amp; gut",
        recipeYield: ["4", "4 Portionen"],
        prepTime: "PT15M",
        cookTime: "PT30M",
        totalTime: "PT1H",
        author: { "@type": "Person", name: "Anna Beispiel" },
        publisher: { "@type": "Organization", name: "Die Küche" },
        tool: ["Topf", { "@type": "HowToTool", name: "Pürierstab" }],
        image: "https://www.kueche.example/suppe.jpg",
      }),
    ).toEqual({
      language: "de",
      title: "Kürbissuppe",
      description: "Schnell & gut",
      servings: { amount: 4, type: "portion" },
      duration: { preparation: 15, baking: 30, resting: 15 },
      difficulty: null,
      ingredientGroups: [{ heading: null, lines: ["1 Kürbis", "500 ml Wasser"] }],
      steps: [
        { heading: null, text: "Den Kürbis würfeln." },
        { heading: null, text: "Kochen." },
      ],
      utensils: ["Topf", "Pürierstab"],
      source: { url, siteName: "Die Küche", author: "Anna Beispiel" },
    });
  });

  test.each([
    ["in a graph", { "@context": "https://schema.org", "@graph": [{ "@type": "WebPage" }, soup] }],
    ["in a list", [{ "@type": "WebSite" }, soup]],
    ["within a page", { "@type": "WebPage", mainEntity: soup }],
    ["of several types", { ...soup, "@type": ["Recipe", "NewsArticle"] }],
    ["with a type that is an address", { ...soup, "@type": "http://schema.org/Recipe" }],
    ["with a prefix", { ...soup, "@type": "schema:Recipe" }],
  ])("finds a recipe %s", (_, value) => {
    expect(extractRecipe(page(value), url)?.title).toBe("Kürbissuppe");
  });

  test("finds a recipe in a later script and leaves out broken ones", () => {
    const html = `<script type="application/ld+json">{"@type": "Recipe", </script>${page({ "@type": "WebSite" }, soup)}`;
    expect(extractRecipe(html, url)?.title).toBe("Kürbissuppe");
  });

  test.each([
    ["line breaks within strings", (json: string) => json.replace("Kürbissuppe", "Kürbis\n\tsuppe")],
    ["a CDATA section", (json: string) => `//<![CDATA[\n${json}\n//]]>`],
    ["an HTML comment", (json: string) => `<!-- ${json} -->`],
    ["a semicolon at the end", (json: string) => `${json};`],
  ])("mends %s", (_, change) => {
    const html = `<script type="application/ld+json">${change(JSON.stringify(soup))}</script>`;
    expect(extractRecipe(html, url)?.title?.replace(" ", "")).toBe("Kürbissuppe");
  });

  test("prefers the recipe with ingredients and steps to those that are only listed", () => {
    const listed = { "@type": "Recipe", name: "Andere Suppe", recipeIngredient: ["1 Zwiebel"] };
    expect(extractRecipe(page({ "@graph": [listed, soup] }), url)?.title).toBe("Kürbissuppe");
  });

  test("credits authors by their names, not by their addresses", () => {
    const author = [
      "https://www.kueche.example/anna",
      { name: "Redaktion: Anna" },
      { name: "https://a.example" },
      "Ben",
    ];
    expect(extract({ author })?.source?.author).toBe("Redaktion: Anna, Ben");
  });

  test("that this site writes is read as the recipe that it describes", () => {
    vi.stubEnv("IMAGE_KEYS", "a-key-for-the-test");
    vi.stubEnv("SITE_URL", "https://tischlein.example");
    const words = { servings: "4 Portionen", serving: "1 Portion", stepName: (number: number) => `Schritt ${number}` };
    const { title, duration, steps } = pumpkinSoup;
    expect(extractRecipe(page(recipeStructuredData(pumpkinSoup, "de", words)), url)).toMatchObject({
      title,
      duration: { preparation: duration.preparation, baking: duration.baking, resting: duration.resting },
      servings: pumpkinSoup.servings,
      ingredientGroups: [{ lines: ["1,2 kg Hokkaidokürbis, entkernt (mit Schale)", "2 Zwiebeln", "Salz"] }],
      steps: steps.map(({ heading, text }) => ({ heading: heading || null, text })),
    });
    vi.unstubAllEnvs();
  });

  test("resolves an author who is described elsewhere on the page", () => {
    const graph = [
      { ...soup, author: { "@id": "#anna" } },
      { "@type": "Person", "@id": "#anna", name: "Anna" },
    ];
    expect(extractRecipe(page({ "@graph": graph }), url)?.source?.author).toBe("Anna");
  });
});

describe("microdata and RDFa", () => {
  const items = (recipe: string) => `<html lang="en"><body>${recipe}</body></html>`;

  test("reads microdata, the lines of a list as steps", () => {
    const html = items(`<div itemscope itemtype="http://schema.org/Recipe">
      <h1 itemprop="name">Pancakes &amp; jam</h1>
      <span itemprop="author" itemscope itemtype="http://schema.org/Person"><b itemprop="name">Ben</b></span>
      <meta itemprop="recipeYield" content="12 pancakes"><time itemprop="prepTime" datetime="PT20M">20 min</time>
      <ul><li itemprop="recipeIngredient">250 g <b>flour</b></li><li itemprop="recipeIngredient">2 eggs</li></ul>
      <div itemprop="recipeInstructions"><ol><li>Mix.</li><li>Fry<br>slowly.</li></ol></div>
    </div>`);
    expect(extractRecipe(html, url)).toMatchObject({
      language: "en",
      title: "Pancakes & jam",
      servings: { amount: 12, type: "piece" },
      duration: { preparation: 20 },
      ingredientGroups: [{ heading: null, lines: ["250 g flour", "2 eggs"] }],
      steps: [{ text: "Mix." }, { text: "Fry" }, { text: "slowly." }],
      source: { siteName: "kueche.example", author: "Ben" },
    });
  });

  test("reads RDFa", () => {
    const html = items(`<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">Scones</h1>
      <p property="recipeIngredient">1 egg</p><p property="recipeInstructions">Bake.</p></div>`);
    expect(extractRecipe(html, url)).toMatchObject({ title: "Scones", steps: [{ text: "Bake." }] });
  });

  test("does not mistake an item within the recipe for one of its values", () => {
    const html = items(`<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Scones</h1>
      <p itemprop="ingredients">1 egg</p>
      <div itemscope itemtype="https://schema.org/Comment"><p itemprop="name">Great!</p></div></div>`);
    expect(extractRecipe(html, url)?.title).toBe("Scones");
  });
});

describe("a page", () => {
  test("without a recipe, or with an empty one, has none", () => {
    expect(extractRecipe("<p>Kürbissuppe</p>", url)).toBeNull();
    expect(extractRecipe(page({ "@type": "Recipe", name: "Leer", recipeIngredient: [] }), url)).toBeNull();
  });

  test("gives the name of its site and, if German or English, its language", () => {
    const html = `<html lang="fr"><meta property="og:site_name" content="Caf&eacute;">${script(soup)}</html>`;
    expect(extractRecipe(html, url)).toMatchObject({ language: null, source: { siteName: "Café" } });
    expect(extract({ inLanguage: "en-GB" })?.language).toBe("en");
  });
});

describe("texts", () => {
  test("are plain: neither HTML nor entities nor invisible characters", () => {
    const recipe = extract({
      name: "<b>Suppe</b> &lt;script&gt;alert(1)&lt;/script&gt; f\u00fcr\u00ad \u202ealle\u0000",
      recipeIngredient: ["<a href='javascript:x'>1 K&uuml;rbis</a>", "2&nbsp;&frac12; EL &Ouml;l"],
      recipeInstructions: "<p>Eins<script>x()</script></p><p>Zwei &amp; drei, bei &lt; 3 &deg;C</p>",
    });
    expect(recipe?.title).toBe("Suppe für alle");
    expect(recipe?.ingredientGroups[0]?.lines).toEqual(["1 Kürbis", "2 ½ EL Öl"]);
    expect(recipe?.steps.map(({ text }) => text)).toEqual(["Eins", "Zwei & drei, bei < 3 °C"]);
  });

  test("and lists are limited", () => {
    const long = "🍲".repeat(6000);
    const recipe = extract({
      name: long,
      description: long,
      recipeIngredient: Array(250).fill(long),
      recipeInstructions: Array(250).fill(long),
      tool: Array.from({ length: 250 }, (_, index) => `${index} ${long}`),
      author: Array.from({ length: 250 }, (_, index) => `${index} ${long}`),
    });
    const count = (text = "") => [...text].length;
    expect(count(recipe?.title ?? "")).toBe(recipeLimits.titleLength);
    expect(recipe?.title?.endsWith("🍲…")).toBe(true);
    expect(count(recipe?.description ?? "")).toBe(recipeLimits.descriptionLength);
    expect(recipe?.ingredientGroups[0]?.lines).toHaveLength(recipeLimits.ingredients);
    expect(count(recipe?.ingredientGroups[0]?.lines[0])).toBe(recipeLimits.ingredientLength);
    expect(recipe?.steps).toHaveLength(recipeLimits.steps);
    expect(count(recipe?.steps[0]?.text)).toBe(recipeLimits.stepLength);
    expect(recipe?.utensils).toHaveLength(recipeLimits.utensils);
    expect(count(recipe?.source?.author ?? "")).toBe(recipeLimits.creditLength);
  });
});

describe("hostile input", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("PT5M", "4 Portionen", "<p>a</p>", "&lt;b&gt;", "Teig:", "1. A 2. B", "\ud800", "__proto__"),
  );
  const key = fc.constantFrom(
    "@type",
    "@id",
    "@list",
    "@value",
    "__proto__",
    "constructor",
    "name",
    "text",
    "item",
    "itemListElement",
    "steps",
    "value",
    "unitText",
    "requiredQuantity",
    "description",
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 5 }, text, fc.double(), fc.constant(null), fc.boolean(), tie("list"), tie("thing")),
    list: fc.array(tie("value"), { maxLength: 4 }),
    thing: fc.dictionary(fc.oneof(key, text), tie("value"), { maxKeys: 5 }),
  }));
  const property = fc.constantFrom(
    "name",
    "headline",
    "description",
    "inLanguage",
    "recipeYield",
    "yield",
    "prepTime",
    "cookTime",
    "totalTime",
    "recipeIngredient",
    "ingredients",
    "recipeInstructions",
    "tool",
    "author",
    "publisher",
    "@id",
    "@graph",
  );

  test("of any text never throws", () => {
    fc.assert(fc.property(text, text, (html, address) => void extractRecipe(html, address)));
  });

  test("of any JSON in a recipe never throws and gives plain text within the limits", () => {
    fc.assert(
      fc.property(fc.dictionary(property, value), (properties) => {
        const recipe = extractRecipe(page({ ...soup, ...properties }), url);
        for (const { text: step } of recipe?.steps ?? []) expect(step).not.toMatch(/[\0\r]|^\s|\s$|^$/);
        for (const { lines } of recipe?.ingredientGroups ?? []) expect(lines.join("")).not.toContain("\n");
        expect(recipe?.servings?.amount ?? 1).toBeGreaterThanOrEqual(1);
        expect(Object.values(recipe?.duration ?? {}).every((minutes) => minutes === null || minutes >= 0)).toBe(true);
      }),
    );
  });

  test("of any elements and attributes never throws", () => {
    const tag = fc
      .tuple(
        fc.constantFrom("div", "/div", "li", "p", "br", "meta", "time", "script", "/script", "html", "a", "/p"),
        fc.array(fc.constantFrom("itemscope", 'itemtype="https://schema.org/Recipe"', 'typeof="Recipe"'), {
          maxLength: 2,
        }),
        fc.constantFrom(
          "",
          'itemprop="name"',
          'property="ingredients"',
          'itemprop="__proto__"',
          'type="application/ld+json"',
        ),
      )
      .map(([name, scopes, property]) => `<${name} ${scopes.join(" ")} ${property}>`);
    fc.assert(fc.property(fc.array(fc.oneof(tag, text)), (parts) => void extractRecipe(parts.join(""), url)));
  });

  test("of a million open elements and end tags of others ends", () => {
    expect(extractRecipe(`${page(soup)}${"<b>".repeat(400_000)}${"</a>".repeat(200_000)}`, url)).not.toBeNull();
    const nested = `${"<b>".repeat(10_000)}${"</a>".repeat(5000)}`;
    expect(extract({ recipeInstructions: Array(40).fill(nested) })?.steps).toEqual([]);
  });

  test("of lists nested too deeply to parse is left out", () => {
    const deep = `<script type="application/ld+json">${"[".repeat(1_000_000)}</script>`;
    expect(extractRecipe(deep + page(soup), url)?.title).toBe("Kürbissuppe");
  });

  test.each([
    ["lists", "[", "]"],
    ["lists of JSON-LD", '{"@list":', "}"],
    ["things", '{"itemListElement":', "}"],
  ])("of %s within each other ends", (_, open, close) => {
    const value = `${open.repeat(50_000)}1${close.repeat(50_000)}`;
    const properties = ["tool", "recipeYield", "author", "recipeInstructions", "ingredients", "description"];
    const nested = properties.map((property) => `"${property}":${value},`).join("");
    const html = page({ ...soup, recipeInstructions: undefined }).replace('"@context"', `${nested}"@context"`);
    expect(extractRecipe(html, url)?.title).toBe("Kürbissuppe");
  });

  test("of white space in broken scripts ends", () => {
    const html = `<script type="application/ld+json">${" ".repeat(500_000)}x</script>`;
    expect(extractRecipe(html + page(soup), url)?.title).toBe("Kürbissuppe");
  });
});

test("reads things that stand under several names once", () => {
  const nested = '<div itemprop="a b" itemscope>'.repeat(30);
  const steps = '<div itemprop="itemListElement itemListElement steps" itemscope>'.repeat(30);
  const html = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Scones</h1>
    <p itemprop="recipeIngredient">Flour</p>${nested}${"</div>".repeat(30)}
    <div itemprop="recipeInstructions" itemscope>${steps}<p itemprop="text">Bake.</p>${"</div>".repeat(31)}</div>`;
  expect(extractRecipe(html, "https://a.example/")).toMatchObject({ title: "Scones" });
});
