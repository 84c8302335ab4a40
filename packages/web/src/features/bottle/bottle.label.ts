import { to } from '../../platform/screens/places.ts'

/** What the code of a label says: the page of the bottle. A phone's own camera opens it too. */
export const labelOf = (origin: string, id: string): string => `${origin}/#${to.bottle({ id })}`

const page = '/pages/home/bottle?'

/** The bottle that a code names; undefined when it is no label of one. It may have been printed under another host name. */
export function bottleOn(code: string): string | undefined {
  const [, place = ''] = code.split('#')
  if (!place.startsWith(page)) return undefined
  return new URLSearchParams(place.slice(page.length)).get('id') ?? undefined
}
