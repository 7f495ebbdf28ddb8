import { expect, test, vi } from "vitest";
import { breadcrumbList } from "#lib/platform/seo/breadcrumbs.ts";

test("numbers breadcrumbs, with absolute URLs and without soft hyphens", () => {
  vi.stubEnv("SITE_URL", "https://tischlein.example");
  const crumbs = [
    { title: "Rezepte", href: "/de/rezepte" },
    { title: "Ofenkürbis\u00ADsuppe", href: "/de/rezepte/ofenkuerbissuppe" },
  ];
  expect(breadcrumbList(crumbs)).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Rezepte", item: "https://tischlein.example/de/rezepte" },
      {
        "@type": "ListItem",
        position: 2,
        name: "Ofenkürbissuppe",
        item: "https://tischlein.example/de/rezepte/ofenkuerbissuppe",
      },
    ],
  });
});
