import * as operations from "#app/api/report/operations.ts";
import { createResource, implementForAnyone } from "#lib/api/api-resources/resource.ts";
import { countReport } from "#lib/people/reports/allowance.ts";
import { throwAsApiError } from "#lib/people/reports/errors.ts";
import { createReport } from "#lib/people/reports/mutations.ts";

export const dynamic = "force-dynamic";

/** Reports a recipe, story, comment, cookbook or user, with or without an account. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  POST: implementForAnyone(operations.createReport, async ({ request, locale, user: sessionUser, body }) => {
    const { recipe, story, comment, cookbook, user, email, ...report } = body;
    const sender = { reporterId: sessionUser?.id ?? null, email: sessionUser ? "" : email };
    await countReport(request.headers, sender.reporterId);
    const targets = Object.entries({ recipe, story, comment, cookbook, user });
    const [targetType, targetId] = targets.find(([, id]) => id) as [
      "recipe" | "story" | "comment" | "cookbook" | "user",
      string,
    ];
    const { reference } = await createReport({ locale, ...report, ...sender, targetType, targetId }).catch(
      throwAsApiError,
    );
    return { data: { reference } };
  }),
});
