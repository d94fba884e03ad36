/** Seconds in which a deleted relationship can be brought back. */
export const UNDO_SECONDS = 10;
