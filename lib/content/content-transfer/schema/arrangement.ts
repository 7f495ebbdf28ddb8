import { z } from "zod";
import { moduleSchema } from "#lib/content/feeds/schema.ts";
import { topics } from "#lib/content/hotline/schema.ts";
import { feedNames, type MenuGroup, type MenuType } from "#lib/platform/db/tables/feeds.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import type { Destination } from "#lib/platform/routing/destination.ts";
import { isStaticRoute, type StaticRoute } from "#lib/platform/routing/routing.ts";
import { isSitePath, readSitePath } from "#lib/platform/routing/site-path.ts";
import { idSchema, keySchema, localized, partlyLocalized, slugSchema, timeSchema } from "./shared.ts";

const title = z.string().min(1).max(120);
const route = z.custom<StaticRoute>(isStaticRoute);
const destination = z.union([route, z.templateLiteral(["category:", idSchema])]) as z.ZodType<Destination>;

const menuTypes = [
  "recipes",
  "stories",
  "discover",
  "news",
  "shopping-tips",
  "partners",
  "app",
  "shop",
  "plus",
] as MenuType[];
const customMenuType = z.templateLiteral(["custom-", z.number().int().min(1).max(1_000_000)]);

/** A main entry of the header. Without `route` its address is in the configuration. */
export const menuSchema = z.strictObject({
  key: z.union([z.enum(menuTypes), customMenuType]),
  position: z.int().min(0),
  title: localized(title),
  route: destination.optional(),
  content: z.array(
    z.strictObject({
      title: localized(title),
      entries: z.array(
        z.strictObject({
          categoryId: idSchema.optional(),
          partnerId: idSchema.optional(),
          itemId: idSchema.optional(),
          route: route.optional(),
          title: localized(title).optional(),
        }),
      ),
    }),
  ) as z.ZodType<MenuGroup[]>,
});

/**
 * The modules of a feed, from top to bottom. Without `locale` a module is shown in both languages.
 */
export const feedSchema = z.strictObject({
  key: z.enum(feedNames),
  modules: z.array(
    z.strictObject({
      locale: z.enum(locales).optional(),
      startsAt: timeSchema.optional(),
      endsAt: timeSchema.optional(),
      data: moduleSchema,
    }),
  ),
});

/** An answered question to the hotline, without the address of the reader. */
export const hotlineSchema = z.strictObject({
  key: keySchema,
  locale: z.enum(locales).default("de"),
  topic: z.enum(topics),
  question: partlyLocalized(z.string().min(1).max(5000)),
  answer: partlyLocalized(z.string().min(1).max(20_000)),
  answeredAt: timeSchema,
});

const redirectKinds = ["item", "category", "tag", "ingredient", "user"] as const;

const sitePath = z
  .string()
  .max(600)
  .transform(readSitePath)
  .refine((path) => path !== null && isSitePath(path))
  .transform((path) => path ?? "");

/**
 * A former slug, with the key of what it leads to as its target, or an address that editors lead to
 * another one: paths with the language, "/de/weihnachten".
 */
export const redirectSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.enum(redirectKinds), locale: z.enum(locales), slug: slugSchema, target: keySchema }),
  z
    .strictObject({ kind: z.literal("path"), path: sitePath, target: sitePath })
    .refine(({ path, target }) => path !== target, { path: ["target"] }),
]);

export type MenuEntry = z.infer<typeof menuSchema>;
export type FeedEntry = z.infer<typeof feedSchema>;
export type HotlineEntry = z.infer<typeof hotlineSchema>;
export type RedirectEntry = z.infer<typeof redirectSchema>;
