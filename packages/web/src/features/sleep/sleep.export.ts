// Sleep checks as a table, for printing and for spreadsheets: the late and missed ones, or all of them.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayAt, timeAt } from '@daybook/contract/kernel/dates.ts'
import type { CsvTable } from '../../platform/csv.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { kindWords } from '../watch/index.ts'
import { type GapsFilter, readGaps } from './sleep.data.ts'
import { linesOf } from './sleep.lines.ts'

/** Every late or missed check that the filter shows. */
export async function gapsTable(t: Translate, filter: GapsFilter, timeZone: string): Promise<CsvTable> {
  const sleeps = await readGaps(filter, 'gaps')
  const time = (instant: string | null) => (instant === null ? '' : timeAt(new Date(instant), timeZone))
  const heads = [
    t('sleep.exportDate'),
    t('sleep.exportChild'),
    t('sleep.exportRoom'),
    t('sleep.exportAsleep'),
    t('sleep.exportUp'),
    t('sleep.exportInterval'),
    t('sleep.exportDue'),
    t('sleep.exportChecked'),
    t('sleep.exportOver'),
    t('sleep.exportKind'),
  ]
  const rows = sleeps.flatMap(({ child, room, sleep, gaps }) =>
    gaps.map(({ dueAt, checkedAt, overBy, kind }) => [
      dayAt(new Date(dueAt), timeZone),
      fullName(child),
      room.name,
      time(sleep.detail.asleepAt),
      time(sleep.detail.upAt),
      String(sleep.detail.checkInterval),
      time(dueAt),
      time(checkedAt),
      String(Math.ceil(overBy / 60_000)),
      kindWords(t, { kind }),
    ]),
  )
  return { heads, rows }
}

/** Every sleep that the filter shows, with each of its checks. */
export async function checksTable(t: Translate, filter: GapsFilter, timeZone: string): Promise<CsvTable> {
  const sleeps = await readGaps(filter)
  const heads = [
    t('sleep.exportDate'),
    t('sleep.exportChild'),
    t('sleep.exportRoom'),
    t('sleep.exportTime'),
    t('sleep.exportSeen'),
    t('sleep.exportKind'),
    t('sleep.exportNote'),
    t('sleep.exportBy'),
  ]
  const rows = sleeps.flatMap((one) =>
    linesOf(t, one).map(({ at, what, gap, note, by }) => [
      dayAt(new Date(at), timeZone),
      fullName(one.child),
      one.room.name,
      timeAt(new Date(at), timeZone),
      what,
      gap,
      note,
      by,
    ]),
  )
  return { heads, rows }
}
