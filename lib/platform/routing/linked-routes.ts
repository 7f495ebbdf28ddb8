import type { StaticRoute } from "./routing.ts";

/** Pages that editors link to, by their key in the messages `feeds.desk.routes`. */
export const linkedRoutes = {
  recipes: "/recipes",
  community: "/recipes/community",
  stories: "/stories",
  search: "/search",
  categories: "/categories",
  tags: "/tags",
  ingredients: "/ingredients",
  cookbooks: "/cookbooks",
  users: "/users",
  partners: "/partners",
  shoppingTips: "/shopping-tips",
  basics: "/basics",
  veganuary: "/veganuary",
  whatToCook: "/what-to-cook-today",
  useUp: "/use-up",
  quiz: "/quiz",
  hotline: "/l/cookinghotline",
  newsletterArchive: "/newsletter/archive",
  ourApp: "/our-app",
} as const satisfies Record<string, StaticRoute>;
