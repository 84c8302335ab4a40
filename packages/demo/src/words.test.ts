// Words and what they are about: no sunscreen that "was soiled", no baby that builds a tower of blocks.
import { instantOf, monthsOld } from '@daybook/contract/kernel/dates.ts'
import { describe, expect, it } from 'vitest'
import { makeCentre } from './centre.ts'
import { demoCentre, secondCentre } from './centres.ts'
import { hoursOf } from './hours.ts'
import { notesFor } from './notes.ts'
import type { Row } from './rows.ts'

type Detail = Record<string, unknown>

/** The entries that each of these words may be said of. */
const saidOnlyOf: [words: RegExp, kind: string, fits: (detail: Detail) => boolean][] = [
  [/soiled|loose/i, 'nappyChange', ({ contents }) => contents === 'soiled' || contents === 'both'],
  [/very full/i, 'nappyChange', ({ contents }) => contents !== 'dry'],
  [/\bcream\b/i, 'nappyChange', ({ creamUsed }) => creamUsed === true],
  [/wanted more/i, 'bottleFeed', ({ offered, taken }) => offered === taken],
  [/asleep over/i, 'bottleFeed', ({ offered, taken }) => offered !== taken],
  [/from the cup/i, 'bottleFeed', ({ milk }) => milk !== 'breastMilk' && milk !== 'formula'],
  [/bottle|slow today/i, 'bottleFeed', () => true],
  [/formula/i, 'bottleFeed', ({ milk }) => milk === 'formula'],
  [/spare clothes/i, 'toiletVisit', ({ outcome }) => outcome === 'accident'],
  [/without help/i, 'toiletVisit', ({ outcome }) => outcome === 'wee' || outcome === 'poo'],
  [/buttons/i, 'toiletVisit', () => true],
  [/face only|nose|consent/i, 'sunscreenApplication', ({ outcome }) => /applied|own/.test(String(outcome))],
  [/shade/i, 'sunscreenApplication', ({ outcome }) => outcome === 'notConsented'],
  [/red cheeks/i, 'sunscreenApplication', ({ outcome }) => outcome === 'reaction'],
  [/tube/i, 'sunscreenApplication', ({ outcome }) => outcome === 'applied'],
]

const misplaced = ({ kind, detail }: Pick<Row<'careRecord'>, 'kind' | 'detail'>, text: string) =>
  saidOnlyOf.some(
    ([words, of, fits]) => words.test(text) && !(kind === of && fits(detail as unknown as Detail)),
  )

const moments = {
  morning: instantOf('2026-03-11', '10:30', 'Pacific/Auckland'),
  afternoon: instantOf('2026-03-11', '15:50', 'Pacific/Auckland'),
  night: instantOf('2026-03-11', '03:00', 'Pacific/Auckland'),
}
const centres = [demoCentre, secondCentre].flatMap((sketch) =>
  Object.entries(moments).map(([name, now]) => ({
    at: `${sketch.name}, ${name}`,
    rows: makeCentre(sketch, now, 'hash'),
    hours: hoursOf(now, sketch.timeZone),
  })),
)

describe.each(centres)('in $at', ({ rows, hours }) => {
  const children = new Map(rows.of('child').map((child) => [child.id, child]))
  const records = new Map(rows.of('careRecord').map((record) => [record.id, record]))

  it('notes and reasons fit the kind of care and what was found', () => {
    const wrong = rows
      .of('careRecord')
      .filter(({ kind }) => kind !== 'dayNote')
      .flatMap((record) =>
        [record.note, record.conflictReason, record.voidReason]
          .filter((text) => typeof text === 'string')
          .filter((text) => misplaced(record, text))
          .map((text) => [record.kind, text, record.detail]),
      )
    expect(wrong).toEqual([])
  })

  it('corrections change something, and say why', () => {
    expect(rows.of('careAmendment').length).toBeGreaterThan(0)
    for (const { recordId, before, reason } of rows.of('careAmendment')) {
      const record = records.get(recordId) as Row<'careRecord'>
      expect((before as unknown as { detail: Detail }).detail).not.toEqual(record.detail)
      expect(misplaced(record, reason ?? ''), `${record.kind}: ${reason}`).toBe(false)
    }
  })

  it('notes of the day fit the age of the child and the time', () => {
    for (const { kind, childId, note, occurredAt } of rows.of('careRecord')) {
      if (kind !== 'dayNote') continue
      const at = new Date(occurredAt)
      const day =
        rows
          .of('attendance')
          .find(
            (stay) =>
              stay.childId === childId &&
              stay.signedInAt <= occurredAt &&
              occurredAt <= (stay.signedOutAt ?? '9999') &&
              sameDay(stay.signedInAt, occurredAt),
          )?.day ?? ''
      const months = monthsOld(children.get(childId)?.birthDate ?? '', day)
      expect(notesFor(months, hours.toldAt(day, at))).toContain(note)
    }
  })

  it('gives sunscreen to no baby under six months, and formula to nobody over two without a reason', () => {
    for (const { kind, childId, occurredAt, detail, conflictReason } of rows.of('careRecord')) {
      const months = monthsOld(children.get(childId)?.birthDate ?? '', occurredAt.slice(0, 10))
      if (kind === 'sunscreenApplication') expect(months).toBeGreaterThanOrEqual(6)
      if ((detail as unknown as Detail).milk === 'formula' && !conflictReason) expect(months).toBeLessThan(25)
    }
  })
})

/** Within half a day: a stay that nobody closed goes on over the days after it. */
const sameDay = (from: string, until: string) => Date.parse(until) - Date.parse(from) < 14 * 3_600_000

it('knows what a baby does and what a child of four does', () => {
  const noon = 12 * 60
  expect(notesFor(10, noon)).toContain('Pulled up to stand at the low shelf!')
  expect(notesFor(10, noon).join()).not.toMatch(/tower|shoes|frame/)
  expect(notesFor(50, noon).join()).not.toMatch(/first time|Pulled up/)
  expect(notesFor(50, 9 * 60).join()).not.toMatch(/lunch|all morning/)
})
