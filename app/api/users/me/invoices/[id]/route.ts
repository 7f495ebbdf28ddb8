import { getInvoice } from "#app/api/users/me/operations.ts";
import { createResource, implementForUser } from "#lib/api/api-resources/resource.ts";
import { renderInvoice } from "#lib/business/plus/invoices/invoice-pdf.ts";
import { findInvoice } from "#lib/business/plus/queries.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";

export const dynamic = "force-dynamic";

/** An own invoice as PDF. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implementForUser(getInvoice, async ({ user, params: { id = "" } }) => {
    const invoice = await findInvoice(user.id, id);
    if (!invoice) throw new ApiError("missing");
    const corrected = invoice.corrects && (await findInvoice(user.id, invoice.corrects));
    const { bytes, fileName } = await renderInvoice(invoice, corrected ? corrected.number : null);
    return new Response(bytes, {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="${fileName}"`,
        "cache-control": "private, no-store",
      },
    });
  }),
});
