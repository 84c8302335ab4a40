import type { Place } from './screens/places.ts'

/** What the code of a label says: the page of what it is on. A phone's own camera opens it too. */
export const labelOf = (origin: string, place: Place): string => `${origin}/#${place}`

/** The id that a code names; undefined when it is no label of this page. It may have been printed under another host
 *  name. */
export function idOn(code: string, page: string): string | undefined {
  const [, place = ''] = code.split('#')
  if (!place.startsWith(`${page}?`)) return undefined
  return new URLSearchParams(place.slice(page.length + 1)).get('id') ?? undefined
}
