interface SharedRecipe {
  title: string;
  /** Absolute address of the page. */
  url: string;
  /** Lines of the ingredients as the page shows them. */
  ingredients: string[];
  /** Absolute address of the share image. */
  image: string;
}

/**
 * Addresses that hand a recipe over to other programs.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6068 mailto, with line breaks as CR LF
 * @see https://faq.whatsapp.com/5913398998672934 WhatsApp
 * @see https://developers.pinterest.com/docs/web-features/widgets/?#button Pinterest
 */
export function shareLinks({ title, url, ingredients, image }: SharedRecipe) {
  const body = [title, "", ...ingredients, "", url].join("\r\n");
  return {
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`,
    pinterest: `https://www.pinterest.com/pin/create/button/?${new URLSearchParams({ url, media: image, description: title })}`,
  };
}
