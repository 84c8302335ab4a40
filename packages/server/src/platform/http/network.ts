import { normalizeIP } from '@fastify/rate-limit'

/** The network that limits count by: an IPv4 address, or the /64 of an IPv6 address, because a household has a /64. */
export const networkOf = (ip: string): string => normalizeIP(ip, 64)
