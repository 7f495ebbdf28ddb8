/** Items and remembered removals per list, characters per text, largest amount in any unit. */
export const limits = { items: 500, removals: 5000, textLength: 200, amount: 100_000 };

/** Days for which a device may be offline and its changes still count. */
export const maxOfflineDays = 30;

/** Milliseconds for which the page offers to undo a change. */
export const undoMs = 10_000;
