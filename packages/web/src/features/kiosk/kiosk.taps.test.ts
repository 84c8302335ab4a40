import { expect, it } from 'vitest'
import { setPaired } from './kiosk.paired.ts'
import { taps } from './kiosk.taps.ts'

const at = (tenantId: string) => setPaired({ tenantId, token: 't', name: 'Front door' })
const names = () => taps.get().map(({ name }) => name)

it('of one centre wait for that centre, whatever the tablet is paired with', () => {
  at('100001')
  const occurredAt = '2026-11-17T21:42:00.000Z'
  taps.set([{ key: 'a', personId: 'a', name: 'Aroha N.', direction: 'in', collector: 'Tama', occurredAt }])
  setPaired(undefined)
  expect(names()).toEqual([])
  at('100002')
  expect(names()).toEqual([])
  taps.set([])
  at('100001')
  expect(names()).toEqual(['Aroha N.'])
})
