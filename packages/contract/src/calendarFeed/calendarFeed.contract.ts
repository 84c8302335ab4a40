// What a person has coming up, in their own calendar: week schedule, meetings and events, at a secret address that a
// calendar app reads without signing in. The hard rules: the server keeps only a hash of the address, a new one ends the
// one before, and what it shows names no child.
import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { InstantOut } from '../kernel/schema.ts'

const base = '/api/blade-garden/calendar-feed'
const own = true as const

/** Where calendar apps read: `{feedsPath}{tenantId}/{secret}.ics`. */
export const feedsPath = '/api/front/blade-garden/calendar/'

export const calendarFeed = feature('calendarFeed', {
  getFeed: get(`${base}/detail`, {
    description: "Returns when the address of the person's calendar was made, or null when they have none.",
    returns: z.object({ madeAt: InstantOut.nullable() }),
    own,
  }),
  renewFeed: post(`${base}/renew`, {
    description:
      "Makes a new address for the person's calendar and returns it, this one time only. The earlier address stops working.",
    returns: z.object({ path: z.string(), madeAt: InstantOut }),
    own,
  }),
  endFeed: post(`${base}/end`, {
    description: "Turns the person's calendar address off.",
    returns: z.null(),
    own,
  }),
})
