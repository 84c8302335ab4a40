import { wordsOf } from './language.ts'

/** What an entry of a dictionary is called. One that comes with Daybook is in the reader's language, unless the centre has
 *  renamed it. */
export const entryWords = (code: string, name: string): string => wordsOf(`lookup.${code}.${name}`) ?? name
