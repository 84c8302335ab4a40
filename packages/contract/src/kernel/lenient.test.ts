import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { lenient, wallTimesOf } from './lenient.ts'
import { Day, Id, IdList, Instant, Line, Text } from './schema.ts'

const inAuckland = wallTimesOf('Pacific/Auckland')
const read = (schema: z.ZodType, value: unknown) => lenient(schema, value, inAuckland)

describe('a date and time without a zone', () => {
  it('is the time that a clock at the centre shows, in summer and in winter', () => {
    expect(read(Instant, '2026-11-23 10:00:00')).toBe('2026-11-22T21:00:00.000Z')
    expect(read(Instant, '2026-07-23 10:00:00')).toBe('2026-07-22T22:00:00.000Z')
  })

  it('that is skipped in spring is read as if the clock had not been put forward yet', () => {
    expect(read(Instant, '2026-09-27 02:30:00')).toBe(read(Instant, '2026-09-27 03:30:00'))
  })

  it('that comes twice in autumn is the first', () => {
    expect(read(Instant, '2026-04-05 02:30:00')).toBe('2026-04-04T13:30:00.000Z')
    expect(read(Instant, '2026-04-05 03:00:00')).toBe('2026-04-04T15:00:00.000Z')
  })

  it.each(['2026-02-30 10:00:00', '2026-11-23 24:00:00', '2026-11-23 10:60:00', '2026-11-23 10:00'])(
    '%s stays as it is, and is refused',
    (text) => {
      expect(read(Instant, text)).toBe(text)
      expect(Instant.safeParse(text).success).toBe(false)
    },
  )

  it('is a day where a day is asked for, at midnight only', () => {
    expect(read(Day, '2026-11-23 00:00:00')).toBe('2026-11-23')
    expect(read(Day, '2026-11-23 10:00:00')).toBe('2026-11-23 10:00:00')
  })
})

describe('a whole number', () => {
  const Entry = z.object({
    category: Line(60).optional(),
    sex: z.enum(['1', '2']).nullable().default(null),
    parentId: z.union([z.literal('0'), Id]),
    isSealed: z.union([z.literal(0), z.literal(1)]),
    sort: z.int(),
    at: Instant.nullish(),
    ids: IdList,
    tags: z.array(z.string()),
    any: z.record(z.string(), z.union([z.number(), z.string()])),
  })

  it('is its digits where the schema has a string, and stays a number where it has a number', () => {
    const sent = { category: 1, sex: 2, parentId: 0, isSealed: 1, sort: 3, at: 1_700_000_000 }
    const more = { ids: 5, tags: [1, 'a'], any: { a: 1 }, unknown: 7 }
    expect(read(Entry, { ...sent, ...more })).toEqual({
      ...sent,
      ...more,
      category: '1',
      sex: '2',
      parentId: '0',
      ids: '5',
      tags: ['1', 'a'],
    })
  })

  it('is refused out of bounds where the schema has a number beside a string', () => {
    expect(read(z.union([z.number().max(9), z.string()]), 10)).toBe(10)
  })

  it('is not a fraction, and not so large that digits are lost', () => {
    for (const value of [0.5, 2 ** 53, Number.NaN]) expect(read(z.string(), value)).toBe(value)
  })
})

describe('an empty text', () => {
  it('is null where a value may be null, and absent where it may only be left out', () => {
    const schema = z.object({
      sex: z.enum(['1', '2']).nullable(),
      day: Day.nullish(),
      parentId: Id.optional(),
      at: Instant.default('2026-11-23T00:00:00.000Z'),
    })
    const sent = { sex: '', day: '', parentId: '', at: '' }
    expect(read(schema, sent)).toEqual({ sex: null, day: null, parentId: undefined, at: undefined })
  })

  it('stays where it is a value, or where a value is asked for', () => {
    const schema = z.object({ note: Text(10).nullable(), title: Line(10), day: Day })
    const sent = { note: '', title: '', day: '' }
    expect(read(schema, sent)).toEqual(sent)
  })
})

it('what has another shape than the schema stays as it is', () => {
  const schema = z.object({ list: z.array(z.object({ at: Instant })), part: z.object({ code: z.string() }) })
  for (const sent of [null, 'text', 7, [], { list: 'x', part: [] }, { list: [null, 3], part: null }])
    expect(read(schema, sent)).toEqual(sent)
})
