import type { EntryOut } from '@daybook/contract/kernel/schema.ts'
import { wordsOf } from './language.ts'

/** What an entry of a dictionary is called. One that comes with Daybook is in the reader's language, unless the centre has
 *  renamed it. */
export const entryWords = (code: string, name: string): string => wordsOf(`lookup.${code}.${name}`) ?? name

/** What a record is about: the entry of a dictionary, and what somebody typed. */
export const aboutWithEntry = (entry: EntryOut | null | undefined, typed: string): string =>
  [entry && entryWords(entry.code, entry.name), typed].filter(Boolean).join(' · ')
