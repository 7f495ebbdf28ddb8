import { expect, test } from "vitest";
import { db } from "#lib/platform/db/client.ts";
import { claimEmail } from "#lib/platform/mail/outbox.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { endRestoreHold, startRestoreHold } from "#tests/lib/platform/jobs/restore-hold.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

const queue = (to: string) =>
  db.transaction((tx) => queueEmail(tx, { to, locale: "de", email: { kind: "deletionDone" } }));

test("emails of a restored backup wait until they are released, later ones do not", async () => {
  await queue("of-the-backup@example.org");
  await startRestoreHold();
  await queue("new@example.org");
  expect(await claimEmail()).toMatchObject({ recipient: "new@example.org" });
  expect(await claimEmail()).toBeNull();
  await endRestoreHold();
  expect(await claimEmail()).toMatchObject({ recipient: "of-the-backup@example.org" });
});
