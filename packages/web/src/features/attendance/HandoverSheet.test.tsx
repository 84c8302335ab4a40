// Who is handed the children: whoever may not is shown and cannot be chosen, and somebody else needs somebody who agrees.

import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { hana } from '../../app/fake.people.ts'
import { answer } from '../../app/fake.transport.ts'
import { fakeChild } from '../care/fake.room.ts'
import type { Said } from './attendance.actions.ts'
import { asksFirst, type Collector, type LeavingChild } from './attendance.asks.ts'
import { HandoverSheet } from './HandoverSheet.tsx'

const contact = (name: string, over: Partial<Collector> = {}): Collector => ({
  id: name,
  name,
  relation: 'other',
  phone: null,
  mayCollect: true,
  collectsFrom: null,
  collectsUntil: null,
  collectsOn: null,
  orderNote: null,
  orderPhone: null,
  oldEnoughFrom: null,
  picture: null,
  ...over,
})
const contacts = [
  contact('Ana Parata', { relation: 'mother', phone: '021 555 0177' }),
  contact('Hemi', { mayCollect: false }),
  contact('Nana Pearl', { collectsOn: [1, 2] }),
  contact('Rex Parata', { orderNote: 'Call the police, then the manager', orderPhone: '111' }),
]
const leaving = (number: number, over: Partial<LeavingChild> = {}): LeavingChild => ({
  ...fakeChild(number),
  contacts,
  custodyNote: null,
  collectorMinAge: null,
  ...over,
})
const onSignOut = vi.fn<(said?: Said) => void>()
const sheet = page.getByRole('dialog')
const button = (name: string | RegExp) => sheet.getByRole('button', { name })
const signOut = button('Sign out, 3:00 pm')
const teacher = (id: string, realName: string) => ({
  id,
  userId: id,
  realName,
  avatar: '',
  roomCode: null,
  roomName: null,
  signedInAt: '2026-03-10T19:00:00.000Z',
})
const rose = { collector: 'Aunty Rose', identityBy: 'document' } as const
const mere = '00000000-0000-7000-8000-0000000000e2'

/** On a Wednesday. */
const open = (...children: LeavingChild[]) =>
  show(
    <HandoverSheet day="2026-03-11" time="3:00 pm" onClose={() => undefined} onSignOut={onSignOut}>
      {children}
    </HandoverSheet>,
  )
const somebodyElse = async (name: string) => {
  await button('Somebody else').click()
  await sheet.getByRole('textbox', { name: 'Name' }).fill(name)
}
const document = () => sheet.getByRole('radio', { name: 'Document with a photo' }).click()

beforeEach(() => {
  signedInAs('teacher')
  onSignOut.mockReset()
  answer(attendance, {
    listStaffAtWork: () => [teacher(hana().user.id, 'Hana Teacher'), teacher(mere, 'Mere Manager')],
  })
})

test('whoever may not is shown first with why, what to do and who to call, and cannot be chosen', async () => {
  open(leaving(1))
  await expect.element(sheet.getByText('May NOT collect', { exact: true })).toBeVisible()
  await expect.element(sheet.getByText('Rex Parata: court order')).toBeVisible()
  await expect.element(sheet.getByText('Hemi: not allowed to pick up')).toBeVisible()
  await expect.element(sheet.getByText('Nana Pearl: can pick up only on Monday, Tuesday')).toBeVisible()
  await expect.element(sheet.getByText('Call the police, then the manager')).toBeVisible()
  await expect.element(sheet.getByRole('link', { name: 'Call 111' })).toHaveAttribute('href', 'tel:111')
  await expect
    .element(sheet.getByRole('link', { name: 'Call Ana Parata, 021 555 0177' }))
    .toHaveAttribute('href', 'tel:0215550177')
  for (const name of ['Rex Parata', 'Hemi', 'Nana Pearl'])
    await expect.element(button(name)).not.toBeInTheDocument()
})

test('one tap on somebody who may signs the child out', async () => {
  open(leaving(1))
  await button('Ana Parata').click()
  expect(onSignOut).toHaveBeenCalledExactlyOnceWith({ collector: 'Ana Parata' })
})

test('what is noted of a contact stands with the name, once for several children', async () => {
  const ana = contact('Ana Parata', { note: 'Always asks about the inhaler' })
  const noted = { contacts: [ana, contact('Hemi', { mayCollect: false, note: 'Moved out' })] }
  open(leaving(1, noted), leaving(2, noted))
  await expect.element(button(/^Ana Parata.*Always asks about the inhaler$/)).toBeVisible()
  await expect.element(sheet.getByText('Always asks about the inhaler')).toBeVisible()
  await expect.element(sheet.getByText('Moved out')).not.toBeInTheDocument()
  await button(/^Ana Parata/).click()
  expect(onSignOut).toHaveBeenCalledExactlyOnceWith({ collector: 'Ana Parata' })
})

test('a blocked name cannot be typed either', async () => {
  open(leaving(1))
  await somebodyElse('rex parata')
  await expect.element(sheet.getByText(/A court order forbids/)).toBeVisible()
  await expect.element(sheet.getByText('Who agrees?')).not.toBeInTheDocument()
  await expect.element(signOut).toBeDisabled()
})

test('somebody else needs a second member of staff, who is not the one signed in', async () => {
  open(leaving(1))
  await somebodyElse(' Aunty Rose ')
  await expect.element(signOut).toBeDisabled()
  await sheet.getByRole('radio', { name: 'A second member of staff' }).click()
  await expect.element(signOut).toBeDisabled()
  await expect.element(button('Hana Teacher')).not.toBeInTheDocument()
  await button('Mere Manager').click()
  await expect.element(signOut).toBeDisabled()
  await document()
  await signOut.click()
  expect(onSignOut).toHaveBeenCalledExactlyOnceWith({ ...rose, secondId: mere })
})

test('and the age that the centre asks', async () => {
  open(leaving(1, { collectorMinAge: 16 }))
  await somebodyElse('Aunty Rose')
  await document()
  await sheet.getByRole('radio', { name: 'A second member of staff' }).click()
  await button('Mere Manager').click()
  await expect.element(signOut).toBeDisabled()
  await sheet.getByRole('radio', { name: 'Younger' }).click()
  await expect.element(sheet.getByText('This person is too young', { exact: false })).toBeVisible()
  await expect.element(signOut).toBeDisabled()
  await sheet.getByRole('radio', { name: 'At least 16' }).click()
  await signOut.click()
  const said = { ...rose, secondId: mere, ageAtLeast: 16 }
  expect(onSignOut).toHaveBeenCalledExactlyOnceWith(said)
})

test('or the word of a parent, and how they gave it', async () => {
  open(leaving(1))
  await somebodyElse('Aunty Rose')
  await sheet.getByRole('radio', { name: 'A parent' }).click()
  await sheet.getByRole('radio', { name: 'Ana Parata' }).click()
  await expect.element(signOut).toBeDisabled()
  await sheet.getByRole('radio', { name: 'By phone' }).click()
  await document()
  await signOut.click()
  const said = { ...rose, wordBy: 'Ana Parata', wordHow: 'phone' }
  expect(onSignOut).toHaveBeenCalledExactlyOnceWith(said)
})

test('without a network those at work are known from before', async () => {
  open(leaving(1))
  await somebodyElse('Aunty Rose')
  await sheet.getByRole('radio', { name: 'A second member of staff' }).click()
  await expect.element(button('Another colleague')).toBeVisible()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await expect.element(button('Another colleague')).not.toBeInTheDocument()
  await button('Mere Manager').click()
  await document()
  await signOut.click()
  expect(onSignOut).toHaveBeenCalledExactlyOnceWith({ ...rose, secondId: mere })
  online.mockRestore()
  dispatchEvent(new Event('online'))
})

test('two children: whoever may collect only one of them is not offered, and each warning names its child', async () => {
  const note = 'Only Ana collects Child2'
  open(leaving(1), leaving(2, { contacts: contacts.slice(1), custodyNote: note }))
  await expect.element(sheet.getByText(note)).toBeVisible()
  await expect.element(sheet.getByText('Child2: May NOT collect')).toBeVisible()
  await expect.element(button('Ana Parata')).not.toBeInTheDocument()
  await button('Nobody has been asked').click()
  expect(onSignOut).toHaveBeenCalledExactlyOnceWith()
})

test('what the parents have not been told is shown first, with the report or whom to ask, and stops nobody', async () => {
  const report = { id: mere, kind: 'incident', at: '2026-03-10T20:30:00.000Z', byName: 'Mere Manager' }
  const page = `/pages/home/task/detail-acc?id=${mere}`
  const child = leaving(1, {
    notTold: [
      { ...report, page },
      { ...report, id: hana().user.id, kind: 'illness', page: null },
    ],
  })
  // Also of a child without contacts.
  expect(
    [{}, { notTold: [{ ...report, page }] }].map((over) =>
      asksFirst([leaving(1, { contacts: [], ...over })]),
    ),
  ).toEqual([false, true])
  open(child)
  await expect.element(sheet.getByText('Parents have not been told')).toBeVisible()
  await expect
    .element(sheet.getByRole('link', { name: 'Accident, 09:30: open the report' }))
    .toHaveAttribute('href', expect.stringContaining(page))
  await expect.element(sheet.getByText('Illness, 09:30. Ask Mere Manager, who reported it.')).toBeVisible()
  await button('Ana Parata').click()
  expect(onSignOut).toHaveBeenCalledExactlyOnceWith({ collector: 'Ana Parata' })
})
