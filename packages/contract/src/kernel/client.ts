/** The app's own client credentials. They travel in every copy of the web app, so they prove nothing about the
 *  person; they only tell the clients of this family apart. */
export const webClient = { id: 'daybook-web', secret: 'daybook-web' } as const
