// The sheets in which a parent signs, in one chunk: it is loaded when somebody signs.
import { AuthoritySheet } from './AuthoritySheet.tsx'
import { WordSheet } from './WordSheet.tsx'

export const sheets = { AuthoritySheet, WordSheet }
