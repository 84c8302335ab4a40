import { beforeEach, expect, it, vi } from 'vitest'
import type { Entry } from '../../platform/outbox/entry.ts'
import { session } from '../../platform/session/current.ts'
import { dosesOf, dosesThatDay } from './medicine.doses.ts'

const timeZone = 'Pacific/Auckland'
const detail = { childId: 'ana', name: 'Paracetamol', dose: '5 ml', occurredAt: '2026-03-10T21:00:00Z' }
const report = (id: string, over: object = {}, state = 'submitted') =>
  ({ id, state, author: { id: 'hana', name: 'Hana' }, detail: { ...detail, ...over } }) as never
const entry = (id: string, over: object = {}) =>
  ({ operation: 'medicine.submit', userId: 'me', input: { id, detail: { ...detail, ...over } } }) as Entry &
    object
const about = { id: 'new', values: { childId: 'ana', occurredAt: '2026-03-11T05:00:00Z' }, timeZone }
const idsOf = (records: never[], entries: Entry[] = []) =>
  dosesThatDay(dosesOf(records, entries), about).map(({ id }) => id)

beforeEach(() => {
  const known = { ...session.get(), userInfo: { user_id: 'me', realName: 'Me' } }
  vi.spyOn(session, 'get').mockReturnValue(known as never)
})

it('has the doses of this child on the day of the new one, in the zone of the centre', () => {
  const yesterday = { occurredAt: '2026-03-10T10:30:00Z' }
  expect(
    idsOf([
      report('today'),
      report('other', { childId: 'ben' }),
      report('yesterday', yesterday),
      report('cancelled', {}, 'cancelled'),
      report('new'),
    ]),
  ).toEqual(['today'])
})

it('has the doses that wait on the device, once and as they were amended', () => {
  const doses = dosesOf([report('sent', { dose: '4 ml' })], [entry('sent', { dose: '6 ml' }), entry('waits')])
  expect(doses.map(({ id, dose, byName }) => [id, dose, byName])).toEqual([
    ['sent', '6 ml', 'Me'],
    ['waits', '5 ml', 'Me'],
  ])
  expect(dosesOf([], [{ ...entry('theirs'), userId: 'hana' }])).toEqual([])
})
