/** Where the role goes (analytics.ts). Undefined: nothing is sent. A path of this server, which a proxy may pass on, because
 *  the page may call no other. */
export const analyticsAddress: string | undefined = import.meta.env?.VITE_ANALYTICS_URL
