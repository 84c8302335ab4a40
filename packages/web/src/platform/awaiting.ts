// What awaits somebody, as the counters of the home screen say it. The server counts it by name; the feature that
// answers for a name declares here how it reads and where it is answered, in its *.awaiting.ts.
import type { Translate } from './i18n/keys.ts'
import type { Place } from './screens/places.ts'

export interface Awaiting {
  words: (t: Translate, count: number) => string
  /** Where it is answered. */
  to: () => Place
}

declare module './declared.ts' {
  interface Declared {
    /** The server's name of it → how it reads. */
    awaiting: Readonly<Record<string, Awaiting>>
  }
}
