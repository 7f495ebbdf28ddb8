import { beforeAll, expect, test } from "vitest";
import type { IssueContent } from "#lib/business/newsletters/issues/issue.ts";
import { createIssueRenderer } from "#lib/business/newsletters/issues/issue-email.ts";
import { parsePictureAddress } from "#lib/platform/media/pictures/picture-address.ts";

beforeAll(() => {
  process.env.IMAGE_KEYS = "a-key-of-this-test-only";
});

const content: IssueContent = {
  locale: "de",
  slug: "kuerbis-1",
  subject: "Kürbis & <mehr>",
  preheader: "Fünf Rezepte für die Woche",
  intro: "Erster Absatz.\n\nZweiter <script>Absatz</script>.",
  entries: [
    {
      id: "1",
      type: "recipe",
      title: 'Suppe "rot"',
      summary: "Mit <Ingwer>.",
      href: "/de/rezepte/suppe",
      isSponsored: false,
      picture: {
        id: "0b8f1c2e-3d4a-4b5c-8d6e-7f8091a2b3c4",
        width: 1600,
        height: 1200,
        placeholder: "",
        alt: 'Rote Suppe in einer "Schale"',
      },
    },
    {
      id: "2",
      type: "article",
      title: "Essig",
      summary: "",
      href: "/de/stories/essig",
      isSponsored: true,
      picture: null,
    },
  ],
};
const links = { pageLink: "/de/newsletter/abbestellen?id=1&key=2" };

test("escapes texts and has absolute links only", async () => {
  const { html, subject } = (await createIssueRenderer(content))(links);
  expect(subject).toBe("Kürbis & <mehr>");
  expect(html).toContain("Kürbis &amp; &lt;mehr&gt;");
  expect(html).not.toContain("<script>");
  const targets = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, target]) => target ?? "");
  expect(targets.length).toBeGreaterThan(8);
  expect(targets.filter((target) => !/^(?:https?:\/\/localhost:3000\/|mailto:)/.test(target))).toEqual([]);
  expect(html).toContain("http://localhost:3000/de/newsletter/abbestellen?id=1&amp;key=2");
  expect(html).toContain("http://localhost:3000/de/newsletter/archiv/kuerbis-1");
});

test("shows pictures by signed addresses with their alternative text", async () => {
  const { html } = (await createIssueRenderer(content))(links);
  const [, source = "", alt, width, height] =
    /<img [^>]*src="([^"]*)" alt="([^"]*)" width="(\d+)" height="(\d+)"/.exec(html) ?? [];
  expect(parsePictureAddress(source.replace("http://localhost:3000/images/", ""))).toMatchObject({ width: 1080 });
  expect([alt, width, height]).toEqual(["Rote Suppe in einer &quot;Schale&quot;", "504", "378"]);
});

test("has dark colours, a preheader and marks what is paid for", async () => {
  const { html, text } = (await createIssueRenderer(content))(links);
  expect(html).toContain("prefers-color-scheme:dark");
  expect(html.indexOf("Fünf Rezepte für die Woche")).toBeLessThan(html.indexOf("<h1"));
  expect(html).toContain('href="http://localhost:3000/de/stories/essig" rel="sponsored"');
  expect(html).toContain(">Anzeige</p>");
  expect(text).toContain("Essig (Anzeige)\nhttp://localhost:3000/de/stories/essig");
  expect(text).toContain("Abbestellen:\nhttp://localhost:3000/de/newsletter/abbestellen?id=1&key=2");
  expect(text).not.toMatch(/<\/?(?:p|a|div)\b/);
});

test("differs between recipients by the link to unsubscribe alone", async () => {
  const render = await createIssueRenderer(content);
  const other = render({ pageLink: "/de/newsletter/abbestellen?id=9&key=9" });
  expect(other.html.replaceAll("id=9&amp;key=9", "id=1&amp;key=2")).toBe(render(links).html);
});

test("a test has no page in the archive", async () => {
  const { html, subject } = (await createIssueRenderer({ ...content, slug: null }, { isTest: true }))(links);
  expect(subject).toBe("[Test] Kürbis & <mehr>");
  expect(html).not.toContain("/newsletter/archiv");
});
