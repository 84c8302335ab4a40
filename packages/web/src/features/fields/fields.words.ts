// Words of the fields of a record and of their values. A label stands in the pack of the record's feature by the field's
// path: `incident.firstAid.given`; an option by the path and its value: `incident.place.indoors`. Those that several kinds
// share stand in the pack of the fields: `fields.audience.to`.
import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import { isEmpty, type Values } from '@daybook/contract/kernel/fields.check.ts'
import {
  type DateRange,
  type Field,
  type Fields,
  type Rating,
  rootId,
} from '@daybook/contract/kernel/fields.ts'
import type { MapPlace } from '@daybook/contract/kernel/mapPlace.ts'
import { plainText } from '@daybook/contract/kernel/richText.ts'
import { unfitCharacter } from '@daybook/contract/password/password.rules.ts'
import { entryWords } from '../../platform/i18n/entry.words.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { wordsOf } from '../../platform/i18n/language.ts'
import { roleWords } from '../../platform/i18n/role.words.ts'
import { clockWords } from '../../platform/time/clock.words.ts'
import { fieldAt } from './field.path.ts'

export interface Sayings {
  /** The feature whose pack has the words. */
  pack: string
  t: Translate
  /** Of a form whose words are in no pack. */
  words?: FieldWords
  /** @param of the day is the first of it */
  sayDay: (day: string, of?: 'week' | 'month' | 'year') => string
  /** Monday 1. */
  sayWeekday: (weekday: number) => string
  sayMoney: (cents: number) => string
  sayInstant: (instant: string) => string
  /** Names of the people, rooms and children by id. */
  names: Readonly<Record<string, string>>
  /** The record's files. */
  files?: readonly FileOfRecord[]
}

/** `firstAid.0.given` → `firstAid.given` */
export const withoutPlaces = (path: string) => path.replace(/\.\d+(?=\.|$)/g, '')

export const labelOf = (pack: string, path: string): string =>
  wordsOf(`${pack}.${withoutPlaces(path)}`) ?? wordsOf(`fields.${withoutPlaces(path)}`) ?? path

export const optionOf = (pack: string, path: string, value: string): string =>
  wordsOf(`${pack}.${withoutPlaces(path)}.${value}`) ??
  wordsOf(`fields.${withoutPlaces(path)}.${value}`) ??
  value

const isMistyped = (key: string) => key === 'REQUIRED' || key === 'INVALID_FORMAT'

/** Words of a form's fields by their path. */
export interface FieldWords {
  label: (path: string) => string
  hint: (path: string) => string | undefined
  /** What adding a row to a list says: Add a witness. */
  add?: (path: string) => string | undefined
  option: (path: string, value: string) => string
  /** @param key of what is wrong with this value */
  problem: (path: string, key: string, value?: unknown) => string
  /** A value in words, where it has some of its own. */
  value?: (path: string, value: unknown) => string | undefined
}

export const labelIn = ({ words, pack }: Sayings, path: string): string =>
  words ? words.label(path) : labelOf(pack, path)

const optionIn = ({ words, pack }: Sayings, path: string, value: string): string =>
  words ? words.option(path, value) : optionOf(pack, path, value)

/** The words of a pack. A field may have its own for what is wrong (`staff.postcode.REQUIRED`), and a hint
 *  (`staff.postcode.hint`); `staff.email.wrong` is said of an empty and of a mistyped one. What is not a key is said as it is. */
export const packWords = (pack: string, fields: Fields = {}): FieldWords => ({
  label: (path) => labelOf(pack, path),
  hint: (path) => wordsOf(`${pack}.${withoutPlaces(path)}.hint`),
  add: (path) => wordsOf(`${pack}.${withoutPlaces(path)}.add`),
  option: (path, value) => optionOf(pack, path, value),
  problem: (path, key, value) =>
    unfitWords(key, value) ??
    wordsOf(`${pack}.${withoutPlaces(path)}.${key}`) ??
    (isMistyped(key) ? wordsOf(`${pack}.${withoutPlaces(path)}.wrong`) : undefined) ??
    (key === 'REQUIRED' && isChosen(fieldAt(fields, path)) ? wordsOf('fields.chooseOne') : undefined) ??
    wordsOf(`field.${key}`) ??
    wordsOf(`error.${key}`) ??
    key,
})

const isChosen = (field: Field | undefined) =>
  field !== undefined && ['choice', 'yesNo', 'dictionary', 'pick'].includes(field.kind)

/** Names the first character of a password that does not fit. */
function unfitWords(key: string, value: unknown): string | undefined {
  const character = key === 'UNFIT_CHARACTER' ? unfitCharacter(String(value)) : undefined
  if (character === undefined) return undefined
  return character.trim() === ''
    ? wordsOf('fields.unfitSpace')
    : wordsOf('fields.unfitCharacter')?.replace('{{character}}', () => character)
}

/** What a text that passes this validator is called. */
export const checkWords = (name: string): string => wordsOf(`fields.check.${name}`) ?? name

/** A unit as the reader writes it: min, 分钟. Those that are alike everywhere (°C) need no words. */
export const unitOf = (unit: string): string => wordsOf(`fields.unit.${unit}`) ?? unit

/** Chinese words stand at their number. */
const withUnit = (value: unknown, unit: string) =>
  /^\p{Script=Han}/u.test(unit) ? `${value}${unit}` : `${value} ${unit}`

export const bodyPartOf = (part: string): string => wordsOf(`fields.part.${part}`) ?? part

/** A value in words. Empty for groups and lists, whose fields have words of their own. */
export function valueWords(field: Field, path: string, value: unknown, sayings: Sayings): string {
  const { t, names } = sayings
  const own = sayings.words?.value?.(path, value)
  if (own !== undefined) return own
  switch (field.kind) {
    case 'text':
      return field.format === 'time' ? clockWords(String(value)) : String(value)
    case 'longText':
      return String(value)
    case 'richText':
      return plainText(String(value))
    case 'choice':
      return optionIn(sayings, path, String(value))
    case 'choices':
      return (value as string[]).map((one) => optionIn(sayings, path, one)).join(t('fields.comma'))
    case 'yesNo':
    case 'tick':
      return t(value === true ? 'fields.yes' : 'fields.no')
    case 'number':
      return field.unit ? withUnit(value, unitOf(field.unit)) : String(value)
    case 'money':
      return sayings.sayMoney(Number(value))
    case 'rating': {
      const { likelihood, severity } = value as Rating
      return t('fields.ratingWords', { likelihood, severity, risk: likelihood * severity })
    }
    case 'date':
      return sayings.sayDay(String(value), field.of)
    case 'dateRange':
      return rangeWords(value as DateRange, sayings)
    case 'instant':
      return field.wall ? wallWords(String(value), sayings) : sayings.sayInstant(String(value))
    case 'child':
    case 'person':
    case 'room':
    case 'pick':
      return names[String(value)] ?? ''
    case 'dictionary':
      return entryWords(field.code, names[String(value)] ?? '')
    case 'picks':
      return String(value)
        .split(',')
        .map((one) => (field.of === 'role' ? roleWords(one, names[one]) : (names[one] ?? one)))
        .join(t('fields.comma'))
    case 'parent':
      return value === rootId ? t('fields.top') : (names[String(value)] ?? '')
    case 'weekdays':
      return (value as number[]).map(sayings.sayWeekday).join(t('fields.comma'))
    case 'times':
      return (value as string[]).map((time) => clockWords(time)).join(t('fields.comma'))
    case 'flag':
      return t(value === 1 ? 'fields.yes' : 'fields.no')
    case 'children':
    case 'people':
    case 'rooms':
      return (value as string[]).map((id) => names[id] ?? '').join(t('fields.comma'))
    case 'bodyParts':
      return (value as string[]).map(bodyPartOf).join(t('fields.comma'))
    case 'files':
      return t('fields.files', { count: (value as string[]).length })
    case 'place': {
      const { name, address } = value as MapPlace
      return [name, address].filter(Boolean).join(t('fields.comma'))
    }
    case 'signature':
      return t('fields.signed')
    case 'group':
      return field.span ? spanWords(field.fields, path, value as Values, sayings) : ''
    case 'repeat':
      return ''
  }
}

const wallWords = (wall: string, { sayDay }: Sayings) =>
  `${sayDay(wall.slice(0, 10))} ${clockWords(wall.slice(11))}`

function spanWords(fields: Fields, path: string, ends: Values, sayings: Sayings): string {
  const [from = '', until = ''] = ['from', 'until'].map((end) => {
    const field = fields[end]
    return field && !isEmpty(ends[end]) ? valueWords(field, `${path}.${end}`, ends[end], sayings) : ''
  })
  return sayings.t('fields.fromUntil', { from, until })
}

/** 9 Mar 2026, or 9 Mar 2026 from noon – 13 Mar 2026 until noon. */
function rangeWords(range: DateRange, { t, sayDay }: Pick<Sayings, 't' | 'sayDay'>): string {
  const { from, until, startsAtNoon, endsAtNoon } = range
  if (from === until) {
    if (startsAtNoon) return t('fields.afternoon', { day: sayDay(from) })
    return endsAtNoon ? t('fields.morning', { day: sayDay(from) }) : sayDay(from)
  }
  const start = startsAtNoon ? t('fields.afterNoon', { day: sayDay(from) }) : sayDay(from)
  const end = endsAtNoon ? t('fields.untilNoonOf', { day: sayDay(until) }) : sayDay(until)
  return t('fields.fromUntil', { from: start, until: end })
}
