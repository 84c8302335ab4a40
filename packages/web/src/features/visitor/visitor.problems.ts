import type { Translate } from '../../platform/i18n/keys.ts'

/** What is wrong, in words where the pack of fields has none. */
export const withWords = (t: Translate, problems: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(problems).map(([name, key]) => [name, key === 'noMarkup' ? t('visitor.noMarkup') : key]),
  )
