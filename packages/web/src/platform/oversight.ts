// The sections of the manager's page of today. The server lists the rows of each by name. The feature that owns a section
// declares its words in *.oversight.ts.
import type { Subject } from '@daybook/contract/kernel/subjects.ts'
import type { BareKey, Translate } from './i18n/keys.ts'

export interface OversightWording {
  t: Translate
  /** An instant of today as a time; another one with its day. */
  sayTime: (instant: string) => string
  /** Wed, 11 Mar */
  sayDay: (day: string) => string
  /** The day of an instant at the centre. */
  dayOf: (instant: string) => string
  /** The title of a feature by its name, for example `nappyChange`. */
  sayFeature: (name: string) => string | undefined
  /** The words of a key that the server names, or undefined when this version does not know it. */
  sayWords: (key: string) => string | undefined
}

export interface OversightRowWords {
  title: string
  detail: string
  /** Why it was done, in a person's own words. */
  quote?: string
}

interface Marking<Params> {
  subject(params: Params): Subject
}

interface Section<Params> {
  order: number
  title: BareKey
  /** Shown when the section has no rows. */
  none: BareKey
  /** How a row is marked. */
  subject: Subject | Marking<Params>['subject']
  /** Something to know, not something to do. */
  isInfo?: true
  row(wording: OversightWording, params: Params): OversightRowWords
}

/** One for each section in the feature's contract. */
export type OversightSections<Sections> = { readonly [Name in keyof Sections]: Section<Sections[Name]> }

/** A section as the page shows it. The server sends the parameters that its name stands for. */
export type OversightSection = Section<unknown>

declare module './declared.ts' {
  interface Declared {
    /** Keyed by the server's name of the section. */
    oversight: Readonly<Record<string, OversightSection>>
  }
}
