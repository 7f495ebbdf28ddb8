import { z } from "zod";
import { defineOperation } from "#lib/api/api-resources/operation.ts";
import { reportBodySchema } from "#lib/people/reports/schema.ts";

const exampleId = "00000000-0000-4000-8000-000000000000";

export const createReport = defineOperation({
  id: "createReport",
  method: "POST",
  path: "/report/abuse",
  summary:
    "Reports exactly one recipe, story, comment, cookbook or user; `other` needs a text. While such a report of the same " +
    "sender is open, its number is returned. With an account or an e-mail address, mails tell the decision.",
  tag: "Reports",
  access: "optional",
  isOlder: true,
  body: reportBodySchema,
  isRepeatable: true,
  data: z.object({ reference: z.string() }),
  status: 201,
  example: { body: { recipe: exampleId, reason: "allergen_error", text: "In der Liste fehlt die Milch." } },
});
