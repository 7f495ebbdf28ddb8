import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { stories } from "#tests/support/catalogue.ts";
import type { BlockSeed } from "#tests/support/sample/sample-types.ts";

type BlockType = BlockSeed["type"];
type Block<Type extends BlockType> = Extract<BlockSeed, { type: Type }>;

/** Expects a block of each type to be visible. */
const expectBlock: { [Type in BlockType]: (page: Page, block: Block<Type>) => Promise<void> } = {
  headline: async (page, { level, text }) => {
    await expect(page.getByRole("heading", { level, name: toTitlePattern(text) })).toBeVisible();
  },
  text: async (page, { text }) =>
    expect(
      page
        .locator("main p")
        .filter({ hasText: firstWords(text) })
        .first(),
    ).toBeVisible(),
  list: async (page, { items }) => {
    await expect(
      page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ hasText: firstWords(items[0] ?? "") })
        .first(),
    ).toBeVisible();
  },
  quote: async (page) => expect(page.locator("main blockquote").first()).toBeVisible(),
  image_collection: async (page, { pictures }) => {
    await expect(page.locator("main figure img").nth(pictures.length - 1)).toBeVisible();
  },
  video: async (page) => expect(page.locator("main figure video")).toHaveAttribute("controls", ""),
  recipes: async (page) => {
    await expect(page.getByRole("main").getByRole("article").locator('a[href^="/de/rezepte/"]').first()).toBeVisible();
  },
  recipe_part: async (page) => {
    await expect(
      page
        .getByRole("main")
        .getByRole("textbox", { name: /^Anzahl der/ })
        .first(),
    ).toBeVisible();
  },
  content_meta_carousel: async (page, { title }) => {
    await expect(page.getByRole("heading", { name: toTitlePattern(title) })).toBeVisible();
  },
  link_module: async (page, { title }) => {
    await expect(page.getByRole("complementary", { name: title }).getByRole("link")).toBeVisible();
  },
  proscons: async (page, { prosTitle, consTitle }) => {
    for (const name of [prosTitle, consTitle]) await expect(page.getByRole("heading", { name }).first()).toBeVisible();
  },
  cta_button: async (page, { text }) => expect(page.getByRole("link", { name: text }).first()).toBeVisible(),
};

/** Few stories that have a block of each type, with the types to look for. */
function pickStories() {
  const left = new Set(Object.keys(expectBlock) as BlockType[]);
  const picked: { slug: string; blocks: BlockSeed[] }[] = [];
  const listBlocks = (body: BlockSeed[]) =>
    [...left].flatMap((type) => body.find((block) => block.type === type) ?? []);
  while (left.size > 0) {
    const found = stories
      .filter(({ storyType }) => storyType === "article")
      .map(({ slug, body }) => ({ slug: slug.de, blocks: listBlocks(body.de) }));
    const [best] = found.toSorted((one, other) => other.blocks.length - one.blocks.length);
    if (!best?.blocks.length) throw new Error(`no story has a block of type ${[...left]}`);
    picked.push(best);
    for (const { type } of best.blocks) left.delete(type);
  }
  return picked;
}

test("stories show blocks of every type", async ({ page }) => {
  for (const { slug, blocks } of pickStories()) {
    await page.goto(`/de/stories/${slug}`);
    for (const block of blocks) {
      const check = expectBlock[block.type] as (page: Page, block: BlockSeed) => Promise<void>;
      await test.step(`${block.type} in ${slug}`, () => check(page, block));
    }
  }
});

/** Matches a title with or without soft hyphens. */
function toTitlePattern(title: string): RegExp {
  const letters = [...title].map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/, "\\$&"));
  return new RegExp(letters.join("\u00ad?"));
}

/** Returns the beginning of a text up to its first markup. */
function firstWords(text: string): string {
  return (/^[^*[\n]{0,40}/.exec(text)?.[0] ?? "").trim();
}
