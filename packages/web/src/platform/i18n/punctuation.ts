// Puts parts of a line together as the language does. Where a sentence has parts, its text in the pack says how instead.
import { t } from './language.ts'

type Part = string | number | null | undefined | false

const given = (parts: readonly Part[]) => parts.filter((part) => part || part === 0)

/** `Nappy change: Tama`, in Chinese with the wide colon. */
export const labelled = (...parts: readonly Part[]): string => given(parts).join(t('kit.colon'))

/** `Tama, Hana`, in Chinese with its own comma for lists. */
export const listed = (parts: readonly Part[]): string => given(parts).join(t('kit.comma'))
