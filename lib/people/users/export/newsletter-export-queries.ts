import "server-only";
import { asc, eq, getTableColumns } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import {
  newsletterDeliveries,
  newsletterIssues,
  newsletterSubscriptions,
} from "#lib/platform/db/tables/newsletters.ts";
import type { ExportUser } from "../export-queries.ts";

/** Part of the export about the newsletter: the subscription, with the issues that it has got. */
export const newsletterExportParts: Record<string, (user: ExportUser) => Promise<unknown>> = {
  newsletter: async ({ email }) => {
    const isOfUser = eq(newsletterSubscriptions.email, email ?? "");
    const subscriptions = await db.select().from(newsletterSubscriptions).where(isOfUser);
    const deliveries = await db
      .select({ ...getTableColumns(newsletterDeliveries), number: newsletterIssues.number })
      .from(newsletterDeliveries)
      .innerJoin(newsletterSubscriptions, eq(newsletterSubscriptions.id, newsletterDeliveries.subscriptionId))
      .innerJoin(newsletterIssues, eq(newsletterIssues.id, newsletterDeliveries.issueId))
      .where(isOfUser)
      .orderBy(asc(newsletterDeliveries.queuedAt));
    return subscriptions.map((subscription) => ({ ...subscription, deliveries }));
  },
};
