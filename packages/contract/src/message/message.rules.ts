/** Told to a person whose messages are other ones now, or read. */
export const messagesChanged = 'message.changed'
