/** Identifies this page, so that the server does not send it the events of its own requests. */
export const pageId = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('')
