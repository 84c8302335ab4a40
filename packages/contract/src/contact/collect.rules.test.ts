import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CollectingContact, collecting, contactNamed, endsBeforeStart } from './collect.rules.ts'

/** A Wednesday. */
const day = '2026-03-11'
const contact = (name: string, over: Partial<CollectingContact> = {}): CollectingContact => ({
  id: name,
  name,
  mayCollect: true,
  collectsFrom: null,
  collectsUntil: null,
  collectsOn: null,
  orderNote: null,
  oldEnoughFrom: null,
  ...over,
})
const order = { orderNote: 'Call the police on 111' }
const mother = contact('Ana Tūhoe')

it.each<[string, Partial<CollectingContact>, string]>([
  ['may collect', {}, 'allowed'],
  ['is not allowed to', { mayCollect: false }, 'barred'],
  ['is named by a court order, whatever else is said', order, 'order'],
  ['is named by a court order and barred', { ...order, mayCollect: false }, 'order'],
  ['may until today', { collectsUntil: day }, 'allowed'],
  ['is old enough from today', { oldEnoughFrom: day }, 'allowed'],
  ['is a day too young', { oldEnoughFrom: '2026-03-12' }, 'tooYoung'],
  ['might until yesterday', { collectsUntil: '2026-03-10' }, 'ended'],
  ['may from today', { collectsFrom: day }, 'allowed'],
  ['may from tomorrow', { collectsFrom: '2026-03-12' }, 'notYet'],
  ['may on Wednesdays', { collectsOn: [1, 3] }, 'allowed'],
  ['may on Thursdays', { collectsOn: [4] }, 'weekday'],
  ['may on no day', { collectsOn: [] }, 'weekday'],
])('a contact who %s', (_, over, expected) => {
  const found = collecting([mother, contact('Rua Tūhoe', over)], { collector: ' rua  TUHOE', day })
  expect(found.outcome === 'blocked' ? found.bar : found.outcome).toBe(expected)
})

it.each<[string, Partial<Parameters<typeof collecting>[1]>, object]>([
  ['needs more', {}, { outcome: 'needsMore' }],
  ['is identified first', { hasSecond: true, identityBy: undefined }, { outcome: 'needsMore' }],
  ['has an age where it is asked', { hasSecond: true, minAge: 16, ageAtLeast: 15 }, { outcome: 'needsMore' }],
  [
    'is allowed with that age',
    { hasSecond: true, minAge: 16, ageAtLeast: 16 },
    { outcome: 'allowed', basis: 'twoStaff' },
  ],
  ['is allowed by two staff', { hasSecond: true }, { outcome: 'allowed', basis: 'twoStaff' }],
  [
    'is allowed by a parent',
    { wordBy: 'ana tuhoe' },
    { outcome: 'allowed', basis: 'parentWord', contact: mother },
  ],
  ['is not allowed by somebody barred', { wordBy: 'Rex' }, { outcome: 'wordNotAllowed' }],
  ['is not allowed by a stranger', { wordBy: 'Nobody' }, { outcome: 'wordNotAllowed' }],
])('somebody unknown %s', (_, over, expected) => {
  const contacts = [mother, contact('Rex', { mayCollect: false })]
  expect(collecting(contacts, { collector: 'Aunty Rose', day, identityBy: 'document', ...over })).toEqual(
    expected,
  )
})

it('two staff and a parent together do not lift a bar', () => {
  const said = { collector: 'Rex', day, hasSecond: true, wordBy: 'Ana Tūhoe' }
  for (const over of [order, { mayCollect: false }, { collectsUntil: '2026-03-10' }])
    expect(collecting([mother, contact('Rex', over)], said)).toMatchObject({ outcome: 'blocked' })
})

it('nothing can be compared where a child has no contacts', () => {
  expect(collecting([], { collector: 'Aunty Rose', day })).toEqual({
    outcome: 'allowed',
    basis: 'noContacts',
  })
})

it('of two with the same name an order counts first, then who may', () => {
  const [may, not] = [contact('Rex'), contact('REX', { mayCollect: false })]
  expect(contactNamed([not, may], 'rex', day)).toEqual({ contact: may, bar: undefined })
  expect(contactNamed([may, contact('Rex', order)], 'rex', day)?.bar).toBe('order')
})

it('a bar that is added never makes a handover allowed', () => {
  const name = fc.constantFrom('Ana', 'Rua', 'Rex')
  const someDay = fc.option(fc.constantFrom('2026-03-09', '2026-03-11', '2026-03-13'))
  const someContact = fc.record({
    id: fc.uuid(),
    name,
    mayCollect: fc.boolean(),
    collectsFrom: someDay,
    collectsUntil: someDay,
    collectsOn: fc.option(fc.subarray([1, 2, 3, 4, 5])),
    orderNote: fc.option(fc.constant('Call the police'), { freq: 4 }),
    oldEnoughFrom: someDay,
  })
  const barring = fc.constantFrom<Partial<CollectingContact>>(
    { mayCollect: false },
    order,
    { collectsUntil: '2026-03-01' },
    { collectsFrom: '2026-04-01' },
    { oldEnoughFrom: '2026-04-01' },
    { collectsOn: [] },
  )
  const said = fc.record({
    collector: name,
    day: fc.constant(day),
    hasSecond: fc.boolean(),
    wordBy: fc.option(name, { nil: undefined }),
    identityBy: fc.option(fc.constant('known' as const), { nil: undefined }),
  })
  const contacts = fc.array(someContact, { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(contacts, fc.nat(), barring, said, (before, which, bar, handover) => {
      const barred = before.map((one, i) => (i === which % before.length ? { ...one, ...bar } : one))
      const isAllowed = (some: CollectingContact[]) => collecting(some, handover).outcome === 'allowed'
      return isAllowed(before) || !isAllowed(barred)
    }),
    { numRuns: 2_000 },
  )
})

it('knows days that end before they begin', () => {
  expect(endsBeforeStart('2026-03-11', '2026-03-10')).toBe(true)
  expect(endsBeforeStart('2026-03-11', '2026-03-11')).toBe(false)
  expect(endsBeforeStart(null, '2026-03-10')).toBe(false)
})
