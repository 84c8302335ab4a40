import { describe, expect, it } from 'vitest'
import { gapsIn } from './gaps.rules.ts'

const noon = Date.parse('2026-03-11T00:00:00Z')
const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString()
const every =
  (minutes: number) =>
  (lastAt: string | null): string | null =>
    new Date(Date.parse(lastAt ?? at(0)) + minutes * 60_000).toISOString()

/** Watched from a minute until another, every 10 minutes, with looks at these minutes. */
const gaps = (from: number, until: number, looks: number[], dueAfter = every(10)) =>
  gapsIn(
    {
      from: at(from),
      until: noon + until * 60_000,
      looks: looks.map((minutes) => ({ at: at(minutes) })),
      dueAfter,
    },
    { missedAfter: 2 * 60_000 },
  ).map(({ dueAt, endedBy, overBy, kind }) => [
    (Date.parse(dueAt) - noon) / 60_000,
    endedBy && (Date.parse(endedBy.at) - noon) / 60_000,
    `${kind} ${overBy / 60_000}`,
  ])

describe('the gaps of a watch', () => {
  it('are from when a look was due to the look that followed, in any order of the looks', () => {
    expect(gaps(0, 45, [30, 12])).toEqual([
      [10, 12, 'late 2'],
      [22, 30, 'missed 8'],
      [40, null, 'missed 5'],
    ])
  })

  it('start at a minute', () => {
    expect(gaps(0, 10.9, [])).toEqual([])
    expect(gaps(0, 11, [])).toEqual([[10, null, 'late 1']])
  })

  it('do not start before the period, for which a look before it counts', () => {
    expect(gaps(30, 45, [5])).toEqual([[30, null, 'missed 15']])
    expect(gaps(30, 45, [25, 44])).toEqual([[35, 44, 'missed 9']])
    // A look after the period does not end it.
    expect(gaps(30, 45, [25, 50])).toEqual([[35, null, 'missed 10']])
  })

  it('end with the last look that is due', () => {
    const once = (lastAt: string | null) => (lastAt === null ? at(10) : null)
    expect(gaps(0, 100, [11], once)).toEqual([[10, 11, 'late 1']])
  })

  it('are none in a period that is over before a look is due', () => {
    expect(gaps(0, 9, [])).toEqual([])
    expect(gaps(50, 40, [])).toEqual([])
  })
})
