import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { type ErrorKey, errorStatus } from '@daybook/contract/kernel/errors.ts'
import { nameAmong, type Person } from '../../kit/names.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { relativeTime } from '../../platform/time/time.words.ts'
import {
  type CareDetail,
  type CareField,
  type CareIcon,
  isAmount,
  isChoice,
  isLine,
  isList,
  isTime,
} from './care.fields.ts'
import type { BoardChild, EntryKind, RecordInput } from './care.view.ts'

/** "Soiled, red skin, cream used": the quick field first, then every value that is not the default. A kind without
 *  fields is described by its name. */
export function detailWords(t: Translate, kind: EntryKind, detail: CareDetail): string {
  const said = kind.fields.flatMap((field) =>
    field === kind.quick || isUnusual(kind, field, detail) ? valueWords(t, field, detail) : [],
  )
  return said.join(t('care.comma')) || t(kind.title)
}

/** What was recorded, for whom and when: "Wet nappy, Aroha; Soiled nappy, for Ben and 2 others, 10:42". With more than
 *  two different details, only the kind. */
export function recordedWords(
  t: Translate,
  kind: EntryKind,
  records: RecordInput['records'],
  children: readonly Person[],
  timeZone: string,
): string {
  const alike = [...Map.groupBy(records, ({ detail }) => recordedDetail(t, kind, detail))]
  const groups = alike.length > 2 ? [[t(kind.title), records] as const] : alike
  const what = groups.map(([what, claims]) => {
    const recorded = children.filter(({ id }) => claims.some(({ childId }) => childId === id))
    const who = firstAndOthers(t, recorded, children)
    return t(recorded.length === 1 ? 'care.recordedOne' : 'care.recordedMany', { what, who })
  })
  const time = clockAt(records[0]?.occurredAt ?? 0, timeZone)
  return t('care.recordedAt', { what: what.join(t('care.semicolon')), time })
}

/** A detail in a sentence of its own, without the amounts that nobody has said yet. */
function recordedDetail(t: Translate, kind: EntryKind, detail: CareDetail): string {
  const { quick } = kind
  const option = quick?.options.find(({ value }) => value === detail[quick.name])
  const said = kind.fields.filter(
    (field) =>
      field !== quick && isUnusual(kind, field, detail) && !(isAmount(field) && detail[field.name] === null),
  )
  const words = [
    ...(option ? [t(option.says ?? option.word)] : []),
    ...said.flatMap((field) => valueWords(t, field, detail)),
  ]
  return words.join(t('care.comma')) || t(kind.title)
}

/** "Aroha", "Aroha and Ben", "Aroha and 2 others". */
function firstAndOthers(t: Translate, children: readonly Person[], among: readonly Person[]): string {
  const [first] = children
  if (children.length < 3 || !first) return whoWords(t, children, among)
  return t('care.andOthers', { name: nameAmong(first, among), count: children.length - 1 })
}

/** A detail short enough for a tile: the kind's own words, or else the quick field alone. */
export function shortWords(t: Translate, kind: EntryKind, detail: CareDetail): string {
  return kind.tile?.(t, detail) ?? (kind.quick && valueWords(t, kind.quick, detail)[0]) ?? ''
}

export function iconsOf({ quick }: EntryKind, detail: CareDetail): readonly CareIcon[] {
  return quick?.options.find(({ value }) => value === detail[quick.name])?.icons ?? []
}

interface Sayable {
  detail: CareDetail
  note: string | null
  conflictReason?: string | null
}

/** Whether an entry has more than fits on a tile. Amounts are always on the tile. */
export function saysMore(kind: EntryKind, { detail, note, conflictReason }: Sayable): boolean {
  const others = kind.fields.filter((field) => field !== kind.quick && !isAmount(field))
  return Boolean(note || conflictReason) || others.some((field) => isUnusual(kind, field, detail))
}

/** Amounts and times are always mentioned; other fields only when they differ from the default. */
const isUnusual = (kind: EntryKind, field: CareField, detail: CareDetail) =>
  isAmount(field) ||
  isTime(field) ||
  (isList(field) ? listIn(detail, field.name).length > 0 : detail[field.name] !== kind.initial[field.name])

/** The choices of a list; none in a detail that lacks it. */
export function listIn(detail: CareDetail, name: string): readonly string[] {
  const value = detail[name]
  return Array.isArray(value) ? value : []
}

function valueWords(t: Translate, field: CareField, detail: CareDetail): string[] {
  const value = detail[field.name]
  if (isAmount(field)) return [field.said(t, detail) ?? []].flat()
  if (isTime(field)) return [field.saidOfTimes(t, detail) ?? []].flat()
  if (isLine(field)) return typeof value === 'string' ? [value] : []
  if (isList(field)) return [field.saidOfList(t, listIn(detail, field.name)) ?? []].flat()
  if (!isChoice(field)) return value === true ? [t(field.yes)] : []
  const option = field.options.find((one) => one.value === value)
  return option ? [t(option.said ?? option.word)] : []
}

/** "Aroha", "Aroha and Ben", "11 children". @param among the children of the board, of whom two may share a first name */
export function whoWords(t: Translate, children: readonly Person[], among: readonly Person[]): string {
  const [one, two] = children.map((child) => nameAmong(child, among))
  if (children.length === 1 && one) return one
  if (children.length === 2 && one && two) return t('care.two', { one, two })
  return t('care.children', { count: children.length })
}

/** How long ago, short enough for a tile. To the minute on the same day, because routines run on minutes. */
export function sinceWords(t: Translate, instant: string, now: number, timeZone: string): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000))
  const isToday = dayAt(new Date(instant), timeZone) === dayAt(new Date(now), timeZone)
  if (!isToday) return dayAgoWords(t, instant, now, timeZone)
  if (minutes < 1) return t('time.justNow')
  if (minutes < 60) return t('time.minutesAgo', { count: minutes })
  const hours = Math.floor(minutes / 60)
  return minutes % 60 === 0
    ? t('care.hours', { hours })
    : t('care.hoursAgo', { hours, minutes: minutes % 60 })
}

/** Counts calendar days, not 24-hour periods. */
function dayAgoWords(t: Translate, instant: string, now: number, timeZone: string): string {
  const noon = (at: Date) => Date.parse(`${dayAt(at, timeZone)}T12:00:00Z`)
  const days = Math.round((noon(new Date(now)) - noon(new Date(instant))) / 86_400_000)
  if (days === 1) return t('care.yesterday')
  return days < 7 ? t('time.daysAgo', { count: days }) : relativeTime(t, instant, now)
}

/** A child who may be away, from the board of any kind. */
export type Away = Omit<BoardChild, 'last' | 'entries' | 'stays' | 'can'> & { can: readonly string[] }

/** Says briefly why a child cannot be chosen. */
export function awayWords(t: Translate, child: Away, timeZone: string): string {
  const time = (instant: string | null) => (instant ? clockAt(instant, timeZone) : '')
  switch (child.presence) {
    case 'present':
      return t('care.came', { time: time(child.signedInAt) })
    case 'goneHome':
      return t('care.left', { time: time(child.signedOutAt) })
    case 'absent':
      return child.absence ? t(`care.${child.absence.reason}`) : t('care.absent')
    case 'late':
    case 'expected':
      return t('care.expected', { time: time(child.expectedFrom) })
    case 'notToday':
      return t('care.notToday')
  }
}

const namedRefusals = [
  'NOT_FOUND',
  'CHILD_NOT_PRESENT',
  'CHILD_NOT_PRESENT_THEN',
  'CHILD_NOT_IN_ROOM',
  'SUNSCREEN_NOT_CONSENTED',
  'CONFLICT_REASON_REQUIRED',
  'SECOND_PERSON_REQUIRED',
  'RECORD_EXISTS',
] as const

/** Why the server refused an entry for a child, with the child's name. */
export function refusalWords(t: Translate, key: string, name: string): string {
  const named = namedRefusals.find((one) => one === key)
  if (named) return t(`care.${named}`, { name })
  const known = isErrorKey(key) ? t(`error.${key}`) : t('api.requestError')
  return t('care.ofChild', { name, why: known })
}

const isErrorKey = (key: string): key is ErrorKey => key in errorStatus
