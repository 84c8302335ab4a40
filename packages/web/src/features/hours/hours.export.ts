// Hours as a register: a row for each person, a column for each day, and the sums. For printing and for spreadsheets.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import {
  childTotals,
  decimalHours,
  isUnexplained,
  type OfChild,
  type OfWork,
  workTotals,
} from '@daybook/contract/hours/hours.rules.ts'
import type { Period } from '@daybook/contract/kernel/period.rules.ts'
import type { CsvTable } from '../../platform/csv.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { type ChildrenFilter, readChildren, readStaff } from './hours.data.ts'

interface Sayings {
  t: Translate
  today: string
  /** Writes the head of a day's column. */
  sayDay: (day: string) => string
}

interface Dated {
  days: readonly { day: string }[]
}

/** Days on which nobody has anything, such as weekends, have no column. */
const daysOf = (people: readonly Dated[]) =>
  [...new Set(people.flatMap(({ days }) => days.map(({ day }) => day)))].sort()

const cellsOf = <Day extends { day: string }>(
  columns: readonly string[],
  days: readonly Day[],
  say: (day: Day) => string,
) => {
  const byDay = new Map(days.map((day) => [day.day, say(day)]))
  return columns.map((day) => byDay.get(day) ?? '')
}

function childCell({ t, today }: Sayings, day: OfChild): string {
  if (day.away !== null) return t(`attendance.${day.away}`)
  if (isUnexplained(day, today)) return '?'
  if (day.here > 0) return decimalHours(day.here) + (day.isOpen ? ' …' : '')
  return day.isOpen ? '…' : ''
}

/** The cells of the sums, for one child or for all of them. */
function childSums(days: readonly OfChild[], today: string): string[] {
  const totals = childTotals(days, today)
  return [
    String(totals.daysBooked),
    decimalHours(totals.booked),
    String(totals.daysHere),
    decimalHours(totals.here),
    String(totals.daysAway),
    String(totals.daysUnexplained),
    String(totals.daysOpen),
  ]
}

/** The hours of all people on each day. */
function sumsOfDays<Day extends { day: string }>(
  columns: readonly string[],
  days: readonly Day[],
  minutesOf: (day: Day) => number,
): string[] {
  const byDay = Map.groupBy(days, ({ day }) => day)
  return columns.map((day) =>
    decimalHours((byDay.get(day) ?? []).reduce((sum, one) => sum + minutesOf(one), 0)),
  )
}

export async function childrenTable(sayings: Sayings, filter: ChildrenFilter): Promise<CsvTable> {
  const { t, today, sayDay } = sayings
  const children = await readChildren(filter)
  const all = children.flatMap(({ days }) => days)
  const columns = daysOf(children)
  return {
    heads: [
      t('hours.name'),
      ...columns.map(sayDay),
      t('hours.columnDaysBooked'),
      t('hours.columnBooked'),
      t('hours.columnDaysHere'),
      t('hours.columnHere'),
      t('hours.columnAway'),
      t('hours.columnUnexplained'),
      t('hours.columnOpen'),
    ],
    rows: children.map(({ days, ...child }) => [
      fullName(child),
      ...cellsOf(columns, days, (day) => childCell(sayings, day)),
      ...childSums(days, today),
    ]),
    foot: [t('hours.total'), ...sumsOfDays(columns, all, ({ here }) => here), ...childSums(all, today)],
  }
}

const workCell = ({ atWork, isOpen }: OfWork): string =>
  [atWork > 0 && decimalHours(atWork), isOpen && '…'].filter(Boolean).join(' ')

function workSums(days: readonly OfWork[], today: string): string[] {
  const totals = workTotals(days, today)
  return [
    String(totals.days),
    decimalHours(totals.atWork),
    decimalHours(totals.onBreak),
    decimalHours(totals.nonContact),
    String(totals.daysOpen),
  ]
}

export async function staffTable({ t, today, sayDay }: Sayings, period: Period): Promise<CsvTable> {
  const staff = await readStaff(period)
  const all = staff.flatMap(({ days }) => days)
  const columns = daysOf(staff)
  return {
    heads: [
      t('hours.name'),
      ...columns.map(sayDay),
      t('hours.columnDays'),
      t('hours.columnWork'),
      t('hours.columnBreaks'),
      t('hours.columnNonContact'),
      t('hours.columnOpen'),
    ],
    rows: staff.map(({ name, days }) => [
      name,
      ...cellsOf(columns, days, workCell),
      ...workSums(days, today),
    ]),
    foot: [t('hours.total'), ...sumsOfDays(columns, all, ({ atWork }) => atWork), ...workSums(all, today)],
  }
}
