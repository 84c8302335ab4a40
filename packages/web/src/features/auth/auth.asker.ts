/** A secret of this page: a code that it has asked for can be used here, and nowhere else. */
const ownKey = crypto.getRandomValues(new Uint8Array(24)).join('-')

export const askerHeaders = (): Record<string, string> => ({ 'Recovery-Key': ownKey })
