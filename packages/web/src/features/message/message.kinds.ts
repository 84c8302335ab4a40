// Types for the texts of messages. They stand in the pack of the feature that sends them (message.words.ts). What a pack
// cannot say, such as a part that is left out, is a function in *.messageWords.ts.
import type { ParamsOf } from '@daybook/contract/message/message.kind.ts'
import type { Translate } from '../../platform/i18n/keys.ts'

export interface MessageWords {
  title: string
  text: string
}

export interface Telling {
  t: Translate
  /** Formats a day. */
  sayDay: (day: string) => string
  /** Formats an instant in the centre's time zone. */
  sayTime: (instant: string) => string
  /** The title of a feature by its name, for example `nappyChange`, or undefined if there is none. */
  sayFeature: (name: string) => string | undefined
  /** What an entry of the dictionary with this code is called. */
  sayEntry: (code: string, name: string) => string
}

/** Methods, so that the table of all messages can be asked by a name: the server has validated the params. */
interface OwnWords<Params> {
  title?(telling: Telling, params: Params): string
  text?(telling: Telling, params: Params): string
}

/** Functions for message kinds in the feature's contract: `{ arrived: { text: ({ t }, { company }) => … } }`. The pack says
 *  what they leave out. */
export type MessageWordsOf<Kinds> = { readonly [Name in keyof Kinds]?: OwnWords<ParamsOf<Kinds[Name]>> }

declare module '../../platform/declared.ts' {
  interface Declared {
    messageWords: Readonly<Record<string, OwnWords<unknown> | undefined>>
  }
}
