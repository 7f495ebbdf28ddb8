import { type CategoryContent, createDeskCategory } from "#lib/content/categories/desk/desk-mutations.ts";

/** What an editor types about a category. */
export function categoryContent(title: string, parentId: string | null): CategoryContent {
  const text = { slug: "", summary: "", metaTitle: null, metaDescription: null };
  return { parentId, texts: { de: { ...text, title }, en: { ...text, title: `${title} en` } } };
}

export const createEntry = async (editorId: string, title: string, parentId: string | null) =>
  (await createDeskCategory(editorId, categoryContent(title, parentId))).id;
