/** The app's own client credentials. They are public, because every copy of the web app contains them. They identify
 *  the client application, not the person. */
export const webClient = { id: 'daybook-web', secret: 'daybook-web' } as const
