// What answers say in words.
import type { AnswerValue, Item } from '@daybook/contract/checklist/checklist.rules.ts'
import type { Translate } from '../../platform/i18n/keys.ts'

/** A number as people type it, with a point or a comma; null for nothing, undefined for anything else. */
export function parseNumber(typed: string): number | null | undefined {
  const words = typed.trim().replace(',', '.')
  if (words === '') return null
  return /^[-−]?\d{1,5}(\.\d{0,2})?$/.test(words) ? Number(words.replace('−', '-')) : undefined
}

/** "At most 40 °C". */
export function limitWords(t: Translate, { min, max, unit }: Item): string | undefined {
  const withUnit = (limit: number) => [limit, unit].filter((part) => part !== null).join(' ')
  if (min !== null && max !== null) return t('checklist.between', { min: String(min), max: withUnit(max) })
  if (max !== null) return t('checklist.atMost', { max: withUnit(max) })
  return min === null ? undefined : t('checklist.atLeast', { min: withUnit(min) })
}

export function valueWords(t: Translate, { type, unit, options }: Item, value: AnswerValue): string {
  if (value === null) return t('checklist.noAnswer')
  if (type === 'done') return t(value ? 'checklist.done' : 'checklist.notDone')
  if (type === 'yesNo') return t(value ? 'checklist.yes' : 'checklist.no')
  if (type === 'choice') return options.find(({ id }) => id === value)?.text ?? String(value)
  return [value, type === 'number' && unit].filter((part) => part !== null && part !== false).join(' ')
}
