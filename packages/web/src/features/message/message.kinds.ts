// How the words of a message come from the feature that tells it: it declares them in its *.messageWords.ts.
import type { ParamsOf } from '@daybook/contract/message/message.kind.ts'
import type { Translate } from '../../platform/i18n/keys.ts'

export interface MessageWords {
  title: string
  text: string
}

export interface Telling {
  t: Translate
  /** A day in words. */
  sayDay: (day: string) => string
  /** An instant as the centre's day and time. */
  sayTime: (instant: string) => string
  /** The title of a feature by its name, `nappyChange`; undefined where there is none. */
  sayFeature: (name: string) => string | undefined
}

type Say<Params> = (telling: Telling, params: Params) => MessageWords

/** `{ forgottenSignOut: ({ t }, { childName }) => ({ title, text }) }`, for every kind that the feature's contract
 *  declares. */
export type MessageWordsOf<Kinds> = { readonly [Name in keyof Kinds]: Say<ParamsOf<Kinds[Name]>> }

declare module '../../platform/declared.ts' {
  interface Declared {
    messageWords: Readonly<Record<string, Say<never>>>
  }
}
