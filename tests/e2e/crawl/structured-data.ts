import { z } from "zod";
import { origin } from "../support/site.ts";
import type { Visit } from "./visit.ts";

const text = z.string().trim().min(1);
const ours = z.string().startsWith(`${origin}/`);
const picture = z.string().startsWith(`${origin}/images/`);
const time = z.iso.datetime({ offset: true });
const span = z.string().regex(/^PT(?!$)(\d+H)?(\d+M)?(\d+S)?$/);
const maker = z.strictObject({ "@type": z.enum(["Organization", "Person"]), name: text, url: ours });
const context = { "@context": z.literal("https://schema.org") };

const listed = <Key extends "item" | "url">(key: Key) =>
  z
    .array(z.strictObject({ "@type": z.literal("ListItem"), position: z.number(), name: text, [key]: ours }))
    .min(1)
    .refine((entries) => entries.every(({ position }, index) => position === Number(entries[0]?.position) + index));

const video = z.strictObject({
  "@type": z.literal("VideoObject"),
  name: text,
  description: text,
  thumbnailUrl: picture,
  uploadDate: time,
  duration: span,
  contentUrl: ours,
});

const step = z.strictObject({
  "@type": z.literal("HowToStep"),
  name: text,
  text,
  url: ours.regex(/#./),
  image: picture.optional(),
});

const likes = z.strictObject({
  "@type": z.literal("InteractionCounter"),
  interactionType: z.strictObject({ "@type": text }),
  userInteractionCount: z.number().int().min(1),
});

const rating = z.strictObject({
  "@type": z.literal("AggregateRating"),
  ratingValue: z.number().min(1).max(5),
  ratingCount: z.number().int().min(1),
  bestRating: z.literal(5),
  worstRating: z.literal(1),
});

const comment = z.strictObject({
  "@type": z.literal("Comment"),
  text,
  dateCreated: time,
  inLanguage: z.enum(["de", "en"]),
  upvoteCount: z.number().int().min(0),
  author: maker.optional(),
});
const discussion = { commentCount: z.number().int().min(1).optional(), comment: z.array(comment).min(1).optional() };

const article = {
  ...context,
  headline: text,
  description: text,
  inLanguage: z.enum(["de", "en"]),
  url: ours,
  mainEntityOfPage: ours,
  image: z.array(picture).length(3),
  articleSection: text.optional(),
  keywords: z.array(text).min(1).optional(),
  datePublished: time,
  dateModified: time,
  timeRequired: span,
  isAccessibleForFree: z.literal(true),
  author: maker,
  sponsor: maker.optional(),
  publisher: z.strictObject({ "@type": z.literal("Organization"), name: text, url: ours, logo: ours }),
  ...discussion,
};

/**
 * Properties that Google requires and recommends per type; any other property is an error.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const kinds = [
  z.strictObject({
    ...context,
    "@type": z.literal("Recipe"),
    name: text,
    description: text,
    url: ours,
    mainEntityOfPage: ours,
    inLanguage: z.enum(["de", "en"]),
    image: z.array(picture).length(3),
    author: maker,
    sponsor: maker.optional(),
    datePublished: time,
    dateModified: time,
    prepTime: span,
    cookTime: span.optional(),
    totalTime: span,
    recipeYield: z.tuple([z.string().regex(/^[1-9]\d*$/), text]),
    recipeCategory: text,
    recipeCuisine: z.array(text).min(1).optional(),
    keywords: text,
    suitableForDiet: z.array(z.string().regex(/^https:\/\/schema\.org\/\w+Diet$/)).optional(),
    nutrition: z.strictObject({
      "@type": z.literal("NutritionInformation"),
      servingSize: text,
      calories: z.string().regex(/^\d+ kcal$/),
      fatContent: z.string().regex(/^\d+(\.\d)? g$/),
      proteinContent: z.string().regex(/^\d+(\.\d)? g$/),
      carbohydrateContent: z.string().regex(/^\d+(\.\d)? g$/),
    }),
    recipeIngredient: z.array(text).min(2),
    recipeInstructions: z.array(step).min(2),
    video: video.optional(),
    aggregateRating: rating.optional(),
    interactionStatistic: likes.optional(),
    ...discussion,
  }),
  z.strictObject({ ...article, "@type": z.literal("Article") }),
  z.strictObject({ ...article, "@type": z.literal("NewsArticle") }),
  z.strictObject({ ...context, "@type": z.literal("BreadcrumbList"), itemListElement: listed("item") }),
  z.strictObject({ ...context, "@type": z.literal("ItemList"), name: text, itemListElement: listed("url") }),
  z.strictObject({
    ...context,
    "@type": z.literal("WebSite"),
    name: text,
    url: ours,
    inLanguage: text,
    potentialAction: z.strictObject({
      "@type": z.literal("SearchAction"),
      target: z.strictObject({ "@type": z.literal("EntryPoint"), urlTemplate: ours.endsWith("={search_term_string}") }),
      "query-input": z.literal("required name=search_term_string"),
    }),
  }),
  z.strictObject({
    ...context,
    "@type": z.literal("Organization"),
    name: text,
    url: ours,
    logo: ours,
    email: z.email(),
    sameAs: z.array(z.url()).min(1),
  }),
  z.looseObject({
    ...context,
    "@type": z.literal("ProfilePage"),
    mainEntity: z.looseObject({ "@type": z.enum(["Organization", "Person"]), name: text, url: ours }),
  }),
  z.strictObject({
    ...context,
    "@type": z.literal("FAQPage"),
    mainEntity: z
      .array(
        z.strictObject({
          "@type": z.literal("Question"),
          name: text,
          acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text }),
        }),
      )
      .min(1),
  }),
] as const;

const thing = z.discriminatedUnion("@type", kinds);

/** An issue of the newsletter: no text to read, but links to recipes and stories. */
const issue = z
  .strictObject({ ...article, "@type": z.literal("Article") })
  .omit({ timeRequired: true })
  .extend({ mentions: z.array(z.strictObject({ "@type": z.literal("CreativeWork"), name: text, url: ours })).min(1) });
const issuePath = /^\/(?:de\/newsletter\/archiv|en\/newsletter\/archive)\//;

/** Required types by address. */
const expected: [RegExp, string[]][] = [
  [/^\/\w+$/, ["WebSite", "Organization"]],
  [/^\/(de\/rezepte|en\/recipes)\/(?!community)[^/]+$/, ["Recipe", "BreadcrumbList"]],
  [/^\/\w+\/stories\/[^?]/, ["BreadcrumbList"]],
  [/^\/(de\/rezepte|en\/recipes|\w+\/stories)$/, ["ItemList", "BreadcrumbList"]],
  [/^\/\w+\/users\/[^?/]+$/, ["ProfilePage"]],
];

/** Lists problems of the structured data of a page. */
export function examineStructuredData({ path, document }: Visit): string[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const things = scripts.map((script) => JSON.parse(script.textContent ?? "") as Record<string, unknown>);
  const types = things.map((one) => String(one["@type"]));
  const missing = expected
    .flatMap(([paths, wanted]) => (paths.test(path) ? wanted : []))
    .filter((one) => !types.includes(one));
  const doubled = types.filter((type, index) => types.indexOf(type) !== index);
  return [
    ...missing.map((type) => `has no ${type}`),
    ...doubled.map((type) => `has more than one ${type}`),
    ...things.flatMap((one) => complain(one, one["@type"] === "Article" && issuePath.test(path) ? issue : thing)),
  ];
}

function complain(one: Record<string, unknown>, schema: z.ZodType): string[] {
  const { error } = schema.safeParse(one);
  return error ? [`has a wrong ${one["@type"]}: ${z.prettifyError(error)}`] : [];
}
