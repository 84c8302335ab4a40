import { beforeAll, expect, it } from 'vitest'
import { kitEn } from '../../kit/kit.messages.en.ts'
import { setPack, t } from '../../platform/i18n/language.ts'
import { noteWords, type Stay } from './attendance.columns.ts'
import { attendanceEn } from './attendance.messages.en.ts'

beforeAll(() => {
  const packs = Object.entries({ attendance: attendanceEn, kit: kitEn })
  const keyed = packs.flatMap(([name, pack]) =>
    Object.entries(pack).map(([key, text]) => [`${name}.${key}`, text]),
  )
  setPack('en-US', Object.fromEntries(keyed))
})

const stay = { enteredLate: false, uncertainTimes: null, corrections: [] } as unknown as Stay
const note = (over: Partial<Stay>) => noteWords(t, { ...stay, ...over }, 'Pacific/Auckland')

it('says of a stay what was not recorded as it happened', () => {
  expect(note({})).toBe('')
  expect(note({ enteredLate: true, uncertainTimes: { signedInAt: null } })).toBe(
    'Entered later · Time uncertain',
  )
})

it('says who corrected it, why, and the times before, by the clock of the centre', () => {
  const by = { at: '2026-11-17T22:22:00.000Z', byName: 'Mere Manager' }
  const [signedInAt, signedOutAt] = ['2026-11-17T19:00:00.000Z', '2026-11-17T21:00:00.000Z']
  const corrected = 'Corrected by Mere Manager, 2026-11-18 11:22: '
  const saying = (reason: string | null, was: { signedInAt?: string; signedOutAt?: string }) =>
    note({ corrections: [{ ...by, reason, signedInAt: null, signedOutAt: null, ...was }] })
  expect(saying('Came at half past', { signedInAt })).toBe(
    `${corrected}Came at half past · before: sign-in 08:00`,
  )
  expect(saying(null, { signedInAt, signedOutAt })).toBe(
    `${corrected}the device’s clock was wrong · before: sign-in 08:00, sign-out 10:00`,
  )
  expect(saying('Aunty Rose came', {})).toBe(`${corrected}Aunty Rose came`)
})
