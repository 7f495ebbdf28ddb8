import { implementForCookbook } from "#app/api/users/me/cookbooks/cookbook-route.ts";
import { printCookbook as printOperation } from "#app/api/users/me/operations.ts";
import { createResource } from "#lib/api/api-resources/resource.ts";
import { printCookbook } from "#lib/business/plus/cookbook-pdf/print-cookbook.ts";
import { plusLimits } from "#lib/business/plus/limits.ts";
import { CookbookError } from "#lib/kitchen/cookbooks/errors.ts";
import { getOwnCookbook, listOwnEntries } from "#lib/kitchen/cookbooks/queries-own.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";
import { isLocale } from "#lib/platform/i18n/locales.ts";
import { loadPrintedRecipes } from "./printed-recipes.ts";

export const dynamic = "force-dynamic";

/** An own cookbook as PDF, for members of Plus. `?locale=` chooses the language. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implementForCookbook(printOperation, async ({ locale: requested, user, id, query }) => {
    const locale = isLocale(query.locale) ? query.locale : requested;
    const cookbook = await getOwnCookbook(user.id, id, locale);
    if (!cookbook) throw new CookbookError("missing");
    if (!user.isPremium) throw new ApiError("forbidden");
    await assertAllowed([plusLimits().cookbookPdfs, user.id]);
    const [{ slugify }, entries] = await Promise.all([
      import("#lib/platform/text/slugify.ts"),
      listOwnEntries(user.id, id),
    ]);
    const { title } = cookbook;
    const bytes = await printCookbook(user.id, async () => ({
      title,
      owner: user.name,
      locale,
      recipes: await loadPrintedRecipes(entries, locale),
    }));
    return new Response(bytes, {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="${slugify(title) || "cookbook"}.pdf"`,
        "cache-control": "private, no-store",
      },
    });
  }),
});
