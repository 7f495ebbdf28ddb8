import { z } from "zod";
import { cardSchema } from "./content.ts";
import { categorySchema, profileSchema } from "./taxonomy.ts";

const linkSchema = z.object({ title: z.string(), text: z.string(), url: z.url() });

/** A module of the home page with what it shows; fields that a type does not have are missing. */
export const feedModuleSchema = z
  .object({
    id: z.uuid(),
    type: z.string(),
    title: z.string().optional(),
    text: z.string().optional(),
    is_sponsored: z.boolean().optional(),
    items: z.array(cardSchema).optional(),
    authors: z.array(profileSchema).optional(),
    categories: z.array(categorySchema).optional(),
    links: z.array(linkSchema).optional(),
    terms: z.array(z.string()).optional().describe("Suggested searches."),
    video_id: z.uuid().optional(),
    slot: z.string().optional().describe("Place of an advertisement."),
  })
  .meta({ id: "FeedModule" });

export const reducedModuleSchema = z
  .object({
    id: z.uuid(),
    type: z.string(),
    title: z.string().optional(),
    item_ids: z.array(z.uuid()).describe("Recipes and articles; empty where the module has none."),
  })
  .meta({ id: "ReducedFeedModule" });

export const shoppingTipsSchema = z
  .object({ theme: z.string(), tips: z.array(cardSchema) })
  .meta({ id: "ShoppingTipTheme" });
