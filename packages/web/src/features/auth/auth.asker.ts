/** A secret of this page: a code that it has asked for can be used here, and nowhere else. */
const ownKey = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('')

export const askerHeaders = (): Record<string, string> => ({ 'Recovery-Key': ownKey })
