import { wordsOf } from './language.ts'

/** What a role is called. Daybook's own are in the reader's language, those of the centre have only their names. */
export const roleWords = (alias: string, name = alias): string => wordsOf(`auth.role.${alias}`) ?? name
