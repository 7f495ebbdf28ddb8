import "server-only";
import { sweepSignUps } from "#lib/accounts/mutations.ts";
import { sweepMailTokens } from "#lib/auth/mail-tokens.ts";
import { sweepSessions } from "#lib/auth/sessions.ts";
import { sweepCookbooks } from "#lib/cookbooks/sweep.ts";
import { every } from "#lib/every.ts";
import { sweepOutbox } from "#lib/mail/outbox.ts";
import { startMailWorker } from "#lib/mail/worker.ts";
import { sweepSubscriptions } from "#lib/newsletters/mutations.ts";
import { rankItems } from "#lib/search/rank-items.ts";
import { eraseDueUsers } from "#lib/users/erasure.ts";
import { sweepUploads } from "#lib/users/sweep-uploads.ts";
import { renewPages } from "./renew-pages.ts";
import { watchStandings } from "./watch-standings.ts";

const store = globalThis as typeof globalThis & { tischleinWorks?: boolean };

/** Starts what goes on beside the requests, once per process: delivering mails, ranking what is searched, and forgetting what is over. */
export function startBackground(): void {
  if (store.tischleinWorks) return;
  store.tischleinWorks = true;
  startMailWorker();
  watchStandings();
  every(1, "users were not deleted", eraseDueUsers);
  every(1, "deleted cookbooks were not swept", sweepCookbooks);
  every(1, "pages of the day were not renewed", renewPages);
  every(10, "sessions were not swept", sweepSessions);
  every(10, "links of mails were not swept", sweepMailTokens);
  every(60, "recipes and stories were not ranked for the search", rankItems);
  every(60, "unconfirmed sign-ups were not swept", sweepSignUps);
  every(60, "refused mails were not swept", sweepOutbox);
  every(60, "uploads nobody uses were not swept", sweepUploads);
  every(60, "unconfirmed newsletters were not swept", sweepSubscriptions);
}
