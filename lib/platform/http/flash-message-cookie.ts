/**
 * Name of the cookie that carries the message to the next page. Scripts can read and delete it.
 */
export const flashMessageCookie = "flash";

export const flashMessages = [
  "signedIn",
  "signedOut",
  "signedOutEverywhere",
  "emailConfirmed",
  "passwordSet",
  "passwordSetAndRestored",
  "accountRestored",
  "languageSaved",
  "sessionEnded",
  "accountConnected",
  "accountDisconnected",
  "pictureRemoved",
  "preferencesDeleted",
  "plusTrialStarted",
  "plusOrdered",
  "plusCancelled",
  "questionAnswered",
  "questionRejected",
  "vacancySaved",
  "vacancyEnded",
  "plusWithdrawn",
  "householdJoined",
  "householdLeft",
  "adSaved",
  "adEnded",
  "roleChanged",
  "accountBanned",
  "banLifted",
  "sessionsEnded",
  "confirmationSent",
  "invitationSent",
  "invitationRevoked",
  "invitationAccepted",
  "moduleAdded",
  "moduleSaved",
  "moduleDuplicated",
  "moduleRemoved",
  "orderSaved",
  "feedRestored",
  "entryMoved",
  "pictureSaved",
  "pictureDeleted",
  "pictureRestored",
  "pictureReplaced",
  "storyDeleted",
  "storyRestored",
  "deskSaved",
  "deskDeleted",
  "deskRestored",
  "deskMerged",
  "recipePublished",
  "recipePlanned",
  "bulkUndone",
  "contentImported",
  "siteSaved",
  "dueWorkReleased",
] as const;
/** What has happened on the last page. The texts are in `ui.flash`. */
export type FlashMessage = (typeof flashMessages)[number];

export function parseFlashMessage(value: unknown): FlashMessage | null {
  return flashMessages.find((message) => message === value) ?? null;
}
