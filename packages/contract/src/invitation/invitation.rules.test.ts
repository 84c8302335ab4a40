import { expect, it } from 'vitest'
import { alreadyHere, readInvitees, standingOf } from './invitation.rules.ts'

const made = {
  way: 'mail',
  createdAt: '2026-03-01T00:00:00.000Z',
  expiresAt: '2026-03-08T00:00:00.000Z',
  sentAt: null,
  seenAt: null,
  usedAt: null,
  withdrawnAt: null,
}
const stateOn = (day: string, over: object = {}) =>
  standingOf({ ...made, ...over }, `2026-03-${day}T00:00:00.000Z`).state

it('an invitation waits, is sent, seen and used, or ends', () => {
  expect(stateOn('02')).toBe('waiting')
  expect(stateOn('02', { way: 'link' })).toBe('sent')
  expect(stateOn('02', { sentAt: '2026-03-01T01:00:00.000Z' })).toBe('sent')
  expect(stateOn('03', { seenAt: '2026-03-02T00:00:00.000Z' })).toBe('seen')
  expect(stateOn('08', { seenAt: '2026-03-02T00:00:00.000Z' })).toBe('expired')
  expect(stateOn('03', { withdrawnAt: '2026-03-02T00:00:00.000Z' })).toBe('withdrawn')
  expect(stateOn('09', { usedAt: '2026-03-02T00:00:00.000Z' })).toBe('joined')
})

it('somebody may be here already by a name, an address or a number, however it is written', () => {
  const person = (realName: string, email: string | null = null, phone: string | null = null) => ({
    realName,
    email,
    phone,
  })
  const here = [person('Hēmi Te Rangi', 'hemi@example.org', '021 555 0101'), person('Anna Smith')]
  const among = (...invitees: ReturnType<typeof person>[]) => alreadyHere(invitees, here)
  expect(among(person('hemi  te rangi'))).toEqual(['Hēmi Te Rangi'])
  expect(among(person('James Rangi', 'HEMI@example.org'))).toEqual(['Hēmi Te Rangi'])
  expect(among(person('James Rangi', null, '+64 21 555-0101'))).toEqual(['Hēmi Te Rangi'])
  expect(among(person('Anna Smith', 'anna@example.org'), person('Hemi Te Rangi'))).toHaveLength(2)
  expect(among(person('Ann Smith'), person('Anna Smyth', null, '021 555 0102'))).toEqual([])
  // Named twice in one list.
  expect(among(person('Tama Ngata'), person('Tama Ngata'))).toEqual(['Tama Ngata'])
})

it('a list of people is read in any usual form', () => {
  const list = `Hana Kereama 021 555 0101
    Kereama, Wiremu; wiremu@Example.org
• Tama Ngata <tama@example.org>, +64 21 555 0103

mere.rua@example.org
王小明\t13800000000
021 555 0104`
  expect(readInvitees(list)).toEqual([
    { realName: 'Hana Kereama', email: null, phone: '021 555 0101' },
    { realName: 'Wiremu Kereama', email: 'wiremu@example.org', phone: null },
    { realName: 'Tama Ngata', email: 'tama@example.org', phone: '+64 21 555 0103' },
    { realName: 'Mere Rua', email: 'mere.rua@example.org', phone: null },
    { realName: '王小明', email: null, phone: '13800000000' },
  ])
})
