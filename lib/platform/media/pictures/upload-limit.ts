/**
 * Largest file a reader may upload as a picture; the browser checks it first, the server decides.
 */
export const maxUploadBytes = 10 * 1024 * 1024;
