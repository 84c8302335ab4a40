// The counters of open work on the home screen. The server counts each kind by name. The feature that owns a kind
// declares its text and its page in *.awaiting.ts.
import type { Translate } from './i18n/keys.ts'
import type { Place } from './screens/places.ts'

export interface Awaiting {
  words: (t: Translate, count: number) => string
  /** The page where the work is done. */
  to: () => Place
}

declare module './declared.ts' {
  interface Declared {
    /** Keyed by the server's name of the counter. */
    awaiting: Readonly<Record<string, Awaiting>>
  }
}
