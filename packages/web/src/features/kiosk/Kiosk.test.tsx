import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { house } from '@daybook/contract/house/house.contract.ts'
import { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import { idleLimits } from '@daybook/contract/kiosk/kiosk.rules.ts'
import { visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, place, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf, refuse } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'
import { session } from '../../platform/session/current.ts'
import { deviceStorage, writeJson } from '../../platform/storage.ts'
import { keptWhilePaired, setPaired } from './kiosk.paired.ts'

const tenantId = '100001'

beforeEach(() => {
  setPaired({ token: 'token', tenantId, name: 'Front door' })
  answer(kiosk, {
    getKioskBoard: () => ({
      centreName: 'Kōwhai',
      timeZone: 'Pacific/Auckland',
      rooms: [{ code: '0001', name: 'Over 2', children: [{ id: 'tama', name: 'Tama N.', isHere: false }] }],
      staff: [],
    }),
    listCollectors: () => [],
    validateCheck: () => ({ ticket: 'ticket' }),
    check: () => ({ direction: 'in' as const, at: '2026-03-10T21:30:00.000Z', seeStaff: true }),
  })
  answer(house, { getHouse: () => ({ at: '2026-03-10T21:30:00.000Z', rooms: [], staff: [], visitors: [] }) })
  answer(visitor, {
    sendVisitorCode: () => null,
    getTenantInfo: () => ({ tenantId, name: 'Kōwhai', asks: 'code' as const, sendsCodes: true }),
  })
})

test('a visitor has time to look for the code in their mail', async () => {
  openScreen(to.checkInOut({ tenant: tenantId }))
  await page.getByRole('button', { name: 'Visitor' }).click()
  const details = {
    Name: 'Bob',
    Email: 'bob@example.org',
    Phone: '021 555 123',
    'Purpose of your visit': 'The gate',
    'Who are you here to see?': 'Mere',
  }
  for (const [name, value] of Object.entries(details)) await page.getByRole('textbox', { name }).fill(value)
  await page.getByRole('checkbox').click()
  const timers = vi.spyOn(window, 'setTimeout')
  await page.getByRole('button', { name: 'Send me the code' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
  const set = () => timers.mock.calls.map(([, after]) => after)
  await expect.poll(set).toContain(idleLimits.code)
  await page.getByRole('button', { name: 'Change my details' }).click()
  await expect.poll(set).toContain(idleLimits.other)
  // What was typed is still there.
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Bob')
  timers.mockRestore()
})

test('whoever brings a child that should stay at home is sent to a member of staff', async () => {
  await bringTama()
  await expect.element(page.getByText(/Please see a member of staff before you go/)).toBeVisible()
})

test('a visitor leaves by the address they came with', async () => {
  answer(visitor, { leaveAtTablet: ({ mail }) => ({ left: mail === 'bob@example.org' ? 1 : 0 }) })
  openScreen(to.checkInOut({ tenant: tenantId }))
  await page.getByRole('button', { name: 'Visitor' }).click()
  await page.getByRole('button', { name: 'I’m leaving' }).click()
  const mail = page.getByRole('textbox', { name: 'The email address that you signed in with' })
  await mail.fill('rob@example.org')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.element(page.getByText(/^No visitor with this address is signed in/)).toBeVisible()
  await mail.fill('bob@example.org')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.element(page.getByText('Thank you for your visit')).toBeVisible()
})

test('a visitor who gave no address leaves by their name', async () => {
  answer(visitor, {
    getTenantInfo: () => ({ tenantId, name: 'Kōwhai', asks: 'nothing' as const, sendsCodes: false }),
    leaveAtTablet: ({ name }) => ({ left: name === 'Bob' ? 1 : 0 }),
  })
  openScreen(to.checkInOut({ tenant: tenantId }))
  await page.getByRole('button', { name: 'Visitor' }).click()
  await page.getByRole('button', { name: 'I’m leaving' }).click()
  const name = page.getByRole('textbox', { name: 'The name that you signed in with' })
  await name.fill('Rob')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.element(page.getByText(/^We can’t find a visitor of this name/)).toBeVisible()
  await name.fill('Bob')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.element(page.getByText('Thank you for your visit')).toBeVisible()
})

async function bringTama() {
  openScreen(to.checkInOut({ tenant: tenantId }))
  await page.getByRole('button', { name: 'Children' }).click()
  await page.getByRole('button', { name: /Tama N\./ }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Aunty Rose')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('a child whom somebody else has just signed in is signed in', async () => {
  refuse(kiosk, 'check', { status: 409, key: 'CHILD_ALREADY_SIGNED_IN', fields: { tama: 'INVALID_CHOICE' } })
  await bringTama()
  await expect.element(page.getByText('Tama N. is signed in. Have a good day!')).toBeVisible()
})

test('a refusal that is not about the name is said too', async () => {
  refuse(kiosk, 'check', { status: 422, key: 'CHILD_NOT_ENROLLED', fields: { tama: 'INVALID_CHOICE' } })
  await bringTama()
  await expect
    .element(page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: /enrol/ }))
    .toBeVisible()
})

test('a contact with a code is asked for it, also under the full name', async () => {
  const tama = { id: 'tama', name: 'Tama N.', isHere: true }
  answer(kiosk, {
    getKioskBoard: () => ({
      centreName: 'Kōwhai',
      timeZone: 'Pacific/Auckland',
      rooms: [{ code: '0001', name: 'Over 2', children: [tama] }],
      staff: [],
    }),
    listCollectors: () => [
      { name: 'Rose N.', hasCode: true },
      { name: 'Hemi N.', hasCode: false },
    ],
  })
  openScreen(to.checkInOut({ tenant: tenantId }))
  await page.getByRole('button', { name: 'Children' }).click()
  await page.getByRole('button', { name: /Tama N\./ }).click()
  const code = page.getByLabelText('Your code to pick up')
  await page.getByText('Rose N.').click()
  await expect.element(code).toBeVisible()
  await page.getByText('Hemi N.').click()
  await expect.element(code).not.toBeInTheDocument()
  refuse(kiosk, 'validateCheck', { status: 400, key: 'VALIDATION_FAILED', fields: { pin: 'REQUIRED' } })
  await page.getByRole('textbox', { name: 'Name' }).fill('Rose Ngata')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.element(code).toBeVisible()
  for (const [key, words] of [
    ['PIN_WRONG', 'This code isn’t right. Check it, or ask a teacher to sign Tama N. out.'],
    ['PIN_LOCKED', 'Too many wrong codes. Please ask a teacher to sign Tama N. out.'],
  ] as const) {
    refuse(kiosk, 'validateCheck', { status: 422, key, fields: { pin: key } })
    await code.fill('1357')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect.element(page.getByText(words)).toBeVisible()
  }
  await code.fill('2468')
  answer(kiosk, {
    validateCheck: () => ({ ticket: 'ticket' }),
    check: () => ({ direction: 'out' as const, at: '2026-03-10T21:30:00.000Z', seeStaff: false }),
  })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.element(page.getByText('Tama N. is signed out. Goodbye!')).toBeVisible()
  expect(callsOf(kiosk, 'validateCheck').at(-1)).toMatchObject({ collector: 'Rose Ngata', pin: '2468' })
})

test('a tablet that has not heard for a while who is here asks whether a child comes or goes', async () => {
  const rooms = [{ code: '0001', name: 'Over 2', children: [{ id: 'tama', name: 'Tama N.', isHere: true }] }]
  const board = { centreName: 'Kōwhai', timeZone: 'Pacific/Auckland', rooms, staff: [] }
  // Read on another day, by which the child would be here.
  localStorage.setItem('kioskBoard', JSON.stringify({ ...board, readAt: '2026-03-09T03:00:00.000Z' }))
  refuse(kiosk, 'getKioskBoard', { status: 0 })
  answer(kiosk, {
    check: () => ({ direction: 'out' as const, at: '2026-03-10T21:30:00.000Z', seeStaff: false }),
  })
  openScreen(to.checkInOut({ tenant: tenantId }))
  await page.getByRole('button', { name: 'Children' }).click()
  await page.getByRole('button', { name: 'Tama N. Not signed in' }).click()
  await expect.element(page.getByText('Who is bringing Tama N.?')).toBeVisible()
  await page.getByRole('button', { name: 'Going' }).click()
  await expect.element(page.getByText('Who is picking Tama N. up?')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Rose Ngata')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.element(page.getByText('Tama N. is signed out. Goodbye!')).toBeVisible()
  expect(callsOf(kiosk, 'validateCheck').at(-1)).toMatchObject({ direction: 'out', collector: 'Rose Ngata' })
})

test('whoever collects a child whose parents have to be told something is sent to a teacher', async () => {
  const rooms = [{ code: '0001', name: 'Over 2', children: [{ id: 'tama', name: 'Tama N.', isHere: true }] }]
  answer(kiosk, {
    getKioskBoard: () => ({ centreName: 'Kōwhai', timeZone: 'Pacific/Auckland', rooms, staff: [] }),
    check: () => ({ direction: 'out' as const, at: '2026-03-10T21:30:00.000Z', seeStaff: true }),
  })
  openScreen(to.checkInOut({ tenant: tenantId }))
  await page.getByRole('button', { name: 'Children' }).click()
  await page.getByRole('button', { name: /Tama N\./ }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Rose Ngata')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect
    .element(page.getByText('Tama N. is signed out. Please speak to a teacher before you leave.'))
    .toBeVisible()
})

test('a tablet that starts reads who is here at once, whatever it has kept', async () => {
  const kept = { centreName: 'Kōwhai', timeZone: 'Pacific/Auckland', rooms: [], staff: [] }
  writeJson(deviceStorage(), keptWhilePaired.board, { ...kept, readAt: '2026-03-09T02:00:00.000Z' })
  writeJson(deviceStorage(), keptWhilePaired.house, {
    at: '2026-03-09T02:00:00.000Z',
    rooms: [],
    staff: [],
    visitors: [],
  })
  openScreen(to.checkInOut({ tenant: tenantId }))
  await expect.poll(() => callsOf(kiosk, 'getKioskBoard').length).toBe(1)
  await expect.poll(() => callsOf(house, 'getHouse').length).toBe(1)
})

test('whoever pairs the tablet while signed in is signed out, so that Back opens nothing of the staff', async () => {
  setPaired(undefined)
  signedInAs('manager')
  answer(auth, { signOut: () => ({}) })
  answer(kiosk, { pairKiosk: () => ({ token: 'token', tenantId, name: 'Front door' }) })
  openScreen(to.checkInOut({ tenant: tenantId }))
  await expect.element(page.getByText(/will be signed out of Daybook on this tablet/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Code' }).fill('Z9W8UR')
  await page.getByRole('button', { name: 'Pair' }).click()
  await expect.element(page.getByRole('button', { name: 'Children' })).toBeVisible()
  expect(session.get().isLogin).toBe(false)
  expect(callsOf(auth, 'signOut')).toHaveLength(1)
})

test('the page of the door ends the session of whoever has signed in on the tablet', async () => {
  signedInAs('teacher')
  answer(auth, { signOut: () => ({}) })
  openScreen(to.checkInOut({ tenant: tenantId }))
  await expect.element(page.getByRole('button', { name: 'Children' })).toBeVisible()
  expect(session.get().isLogin).toBe(false)
})

test('a tablet that has landed on the sign-in page leads back to the door', async () => {
  openScreen(to.loginAccount())
  await page.getByRole('link', { name: 'Children, staff and visitors: sign in here' }).click()
  await expect.poll(place).toBe(to.checkInOut())
})

test('what comes up has the focus, so that a screen reader says it', async () => {
  await bringTama()
  const done = page.getByRole('region', {
    name: 'Tama N. is signed in. Please see a member of staff before you go.',
  })
  await expect.element(done).toHaveFocus()
})

test('the browser of the tablet offers no visitor what others have typed', async () => {
  openScreen(to.checkInOut({ tenant: tenantId }))
  await page.getByRole('button', { name: 'Visitor' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeVisible()
  const fields = [...document.querySelectorAll<HTMLInputElement>('main input:not([type="checkbox"])')]
  expect(fields.map(({ autocomplete }) => autocomplete)).toEqual(fields.map(() => 'off'))
})

test('a room without children says so', async () => {
  answer(kiosk, {
    getKioskBoard: () => ({
      centreName: 'Kōwhai',
      timeZone: 'Pacific/Auckland',
      rooms: [{ code: '0001', name: 'Over 2', children: [] }],
      staff: [],
    }),
  })
  openScreen(to.checkInOut({ tenant: tenantId }))
  await page.getByRole('button', { name: 'Children' }).click()
  await expect.element(page.getByText('Nobody is listed here. Please ask a member of staff.')).toBeVisible()
})
