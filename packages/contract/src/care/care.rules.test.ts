import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correctionWindow } from '../attendance/attendance.rules.ts'
import { clockTolerance } from '../kernel/entryClock.rules.ts'
import {
  abilitiesOn,
  type Claim,
  isAwaited,
  type Occasion,
  reachBack,
  refusalOf,
  refusals,
  type Whereabouts,
  wasHere,
} from './care.rules.ts'

const now = new Date('2026-11-17T21:42:00Z')
const at = (ms: number) => new Date(now.getTime() + ms).toISOString()
const hour = 3_600_000

const someClaim = fc.record({
  childId: fc.constantFrom('aroha', 'ben', 'chloe', 'daisuke'),
  occurredAt: fc.integer({ min: -40 * 24 * hour, max: hour }).map(at),
  day: fc.constantFrom('2026-11-17', '2026-11-18'),
})
const somewhere = fc.record({
  known: fc.boolean(),
  present: fc.boolean(),
  roomIds: fc.subarray(['under-2', 'toddlers']),
})
const someOccasion = fc.record({
  now: fc.constant(now),
  kind: fc.constant('nappyChange'),
  reach: fc.constantFrom(reachBack.teacher, reachBack.manager),
  roomId: fc.constantFrom('under-2', 'toddlers', null),
  task: fc.option(
    fc.record({
      kind: fc.constantFrom('nappyChange', 'milk'),
      day: fc.constantFrom('2026-11-17', '2026-11-18'),
    }),
  ),
})

describe('what may be recorded', () => {
  it('accepts a claim exactly when no rule is broken, and otherwise names a broken rule', () => {
    fc.assert(
      fc.property(someClaim, someOccasion, somewhere, (claim, occasion, where) => {
        const ago = now.getTime() - Date.parse(claim.occurredAt)
        const againstIt = {
          NOT_FOUND: !where.known,
          TIME_IN_FUTURE: ago < -clockTolerance,
          TIME_TOO_OLD: ago > occasion.reach,
          TASK_OF_OTHER_KIND: occasion.task !== null && occasion.task.kind !== 'nappyChange',
          TASK_NOT_TODAY: occasion.task !== null && occasion.task.day !== claim.day,
          CHILD_NOT_PRESENT: !where.present && Math.abs(ago) <= clockTolerance,
          CHILD_NOT_PRESENT_THEN: !where.present && Math.abs(ago) > clockTolerance,
          CHILD_NOT_IN_ROOM: occasion.roomId !== null && !where.roomIds.includes(occasion.roomId),
        }
        const refusal = refusalOf(claim, occasion, where)
        if (refusal === undefined) expect(Object.values(againstIt)).not.toContain(true)
        else expect(againstIt).toMatchObject({ [refusal]: true })
      }),
    )
  })

  it('refuses in a batch exactly the children it would refuse alone, and duplicate children', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(someClaim, somewhere), { maxLength: 8 }),
        someOccasion,
        (batch, occasion) => {
          const where = new Map<Claim, Whereabouts>(batch)
          const claims = [...where.keys()]
          const refused = refusals(claims, occasion, (claim) => where.get(claim) as Whereabouts)
          for (const childId of new Set(claims.map((claim) => claim.childId))) {
            const own = claims.filter((claim) => claim.childId === childId)
            const alone = own.some((claim) => refusalOf(claim, occasion, where.get(claim) as Whereabouts))
            expect(childId in refused).toBe(alone || own.length > 1)
          }
        },
      ),
    )
  })

  it('refuses a child who stands twice in a batch', () => {
    const occasion: Occasion = { now, kind: 'milk', reach: reachBack.teacher, roomId: null, task: null }
    const claim = { childId: 'ben', occurredAt: at(0), day: '' }
    const here = () => ({ known: true, present: true, roomIds: [] })
    expect(refusals([claim, { ...claim, childId: 'ana' }], occasion, here)).toEqual({})
    expect(refusals([claim, { ...claim }], occasion, here)).toEqual({ ben: 'CHILD_TWICE' })
  })

  it('never accepts from a teacher a claim that it refuses from a manager', () => {
    fc.assert(
      fc.property(someClaim, someOccasion, somewhere, (claim, occasion, where) => {
        const asManager = refusalOf(claim, { ...occasion, reach: reachBack.manager }, where)
        const asTeacher = refusalOf(claim, { ...occasion, reach: reachBack.teacher }, where)
        if (asManager) expect(asTeacher).toBeDefined()
      }),
    )
  })

  it('accepts times up to exactly the limits', () => {
    const occasion: Occasion = { now, kind: 'milk', reach: reachBack.teacher, roomId: null, task: null }
    const here = { known: true, present: true, roomIds: [] }
    const say = (ms: number) => refusalOf({ childId: 'ben', occurredAt: at(ms), day: '' }, occasion, here)
    expect([say(clockTolerance), say(clockTolerance + 1)]).toEqual([undefined, 'TIME_IN_FUTURE'])
    expect([say(-reachBack.teacher), say(-reachBack.teacher - 1)]).toEqual([undefined, 'TIME_TOO_OLD'])
  })
})

it('knows when a child was present, and tolerates clock differences only at sign-in', () => {
  const stays = [
    { signedInAt: at(-4 * hour), signedOutAt: at(-3 * hour) },
    { signedInAt: at(-hour), signedOutAt: null },
  ]
  const here = (ms: number) => wasHere(stays, at(ms))
  expect([here(-4 * hour), here(-3 * hour - 1), here(-3 * hour), here(-2 * hour)]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect([here(-hour - clockTolerance), here(-hour - clockTolerance - 1), here(0)]).toEqual([
    true,
    false,
    true,
  ])
})

describe('what may be done to an entry', () => {
  const entry = (recordedAt: string, voided: unknown = null) => ({
    recordedBy: { id: 'hana' },
    recordedAt,
    voided,
  })
  const hana = { personId: 'hana', mayAmendAny: false }
  const mere = { personId: 'mere', mayAmendAny: true }
  const other = { personId: 'wiremu', mayAmendAny: false }

  it('lets the author undo it without a reason for a while, and change it for as long as it could be added', () => {
    expect(abilitiesOn(entry(at(-correctionWindow)), hana, now)).toEqual(['amend', 'void', 'undo'])
    expect(abilitiesOn(entry(at(-correctionWindow - 1)), hana, now)).toEqual(['amend', 'void'])
    expect(abilitiesOn(entry(at(-reachBack.teacher)), hana, now)).toEqual(['amend', 'void'])
    expect(abilitiesOn(entry(at(-reachBack.teacher - 1)), hana, now)).toEqual([])
  })

  it('allows nobody else but a manager, who always needs a reason', () => {
    expect(abilitiesOn(entry(at(0)), other, now)).toEqual([])
    expect(abilitiesOn(entry(at(0)), mere, now)).toEqual(['amend', 'void'])
    expect(abilitiesOn(entry(at(-400 * 24 * hour)), mere, now)).toEqual(['amend', 'void'])
  })

  it('allows nothing on a voided entry', () => {
    expect(abilitiesOn(entry(at(0), { by: 'hana' }), mere, now)).toEqual([])
  })
})

it('includes the children in a task that its kind is about', () => {
  expect([true, false].map((inNappies) => isAwaited({ inNappies }, { inNappies: true }))).toEqual([
    true,
    false,
  ])
  expect([true, false].map((inNappies) => isAwaited({ inNappies }, { inNappies: false }))).toEqual([
    false,
    true,
  ])
  expect([true, false].map((inNappies) => isAwaited({ inNappies }, {}))).toEqual([true, true])
})
