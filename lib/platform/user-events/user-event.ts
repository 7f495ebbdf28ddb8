/** Parts of a user's data whose changes are announced to their open pages. */
export type UserEventTopic = "shopping-list" | "likes" | "cookbooks";

/** What the processes of the site tell each other about a user; "session": one has ended. */
export interface UserEvent {
  userId: string;
  topic: UserEventTopic | "session";
  /** The session that made the change, null where it is not known. */
  sessionId: string | null;
}

/** Channel of PostgreSQL. */
export const userEventsChannel = "user_events";
