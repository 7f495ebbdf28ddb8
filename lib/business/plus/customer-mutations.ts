import "server-only";
import { getPaymentProvider } from "./providers/configured-provider.ts";
import { findContract } from "./queries.ts";

/** Deletes what the payment provider has stored about a user, before the account is deleted. */
export async function deleteCustomer(userId: string): Promise<void> {
  const contract = await findContract(userId);
  const provider = await getPaymentProvider();
  if (contract?.customerRef && provider) await provider.deleteCustomer(contract.customerRef);
}
