import { Client, type ClientConfig } from "pg";

/** A server that accepts a connection and then says nothing would else hold up a start for ever. */
const connectionTimeoutMs = 10_000;

/**
 * Opens one connection to PostgreSQL, beside the pool of the site. The caller closes it. Losing it
 * fails the next statement, not the process.
 *
 * @throws when the server cannot be reached, or has not answered in ten seconds
 */
export async function openClient(url: string, options: Omit<ClientConfig, "connectionString"> = {}): Promise<Client> {
  const client = createClient(url, options);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/** A connection that the caller opens and closes, with the same limit of the wait. */
export function createClient(url: string, options: Omit<ClientConfig, "connectionString"> = {}): Client {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectionTimeoutMs, ...options });
  // Without a listener the event would end the process.
  client.on("error", () => {});
  return client;
}
