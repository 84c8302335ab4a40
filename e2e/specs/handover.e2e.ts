// Handing a child over: who may not collect is seen before it happens, and who does is kept.

import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { contact } from '@daybook/contract/contact/contact.contract.ts'
import { onTile } from '../support/boards.ts'
import { callAs, expect, open, test } from '../test.ts'

test.use({ allowedProblems: [/DISCONNECTED/] })

test('who may not collect a child is red on the tile, the sheet and the sign-out, and who does is kept', async ({
  manager,
  teacher,
}) => {
  const { children } = (await callAs(manager, attendance, 'listToday', {})).data
  const child = children.find(({ roomCode, presence }) => roomCode === 'totara' && presence === 'present')
  if (!child) throw new Error('nobody is here')
  const { id: childId, firstName } = child
  const add = (name: string, mayCollect: boolean) => {
    const id = crypto.randomUUID()
    const input = { id, childId, name, relation: 'other', isEmergency: false, mayCollect } as const
    return callAs(manager, contact, 'submitContact', input)
  }
  await open(teacher, '/pages/home/children-list?code=totara')
  await add('Wiremu Horne', false)
  await add('Nana Ngaire', true)
  const warning = 'May NOT collect: Wiremu Horne'
  const group = (name: string) => teacher.getByRole('region', { name, exact: true })
  const whole = onTile(child)
  const tile = teacher.getByRole('button', { name: whole })
  const face = (name: string) => group(name).getByRole('button', { name: whole })
  await expect(face('Here').getByRole('img', { name: warning })).toBeVisible()
  await group('Here')
    .getByRole('listitem')
    .filter({ has: tile })
    .getByRole('button', { name: `Open ${firstName}` })
    .click()
  const day = teacher.getByRole('dialog', { name: fullName(child) })
  const why = 'Wiremu Horne: not allowed to pick up'
  await expect(day.getByText(why)).toBeVisible()
  await day.getByRole('button', { name: 'Close' }).click()

  await face('Here').click()
  await teacher.getByRole('button', { name: 'Sign out', exact: true }).click()
  const asked = teacher.getByRole('dialog', { name: /^Who is collecting / })
  await expect(asked.getByText(why)).toBeVisible()
  await asked.getByRole('button', { name: 'Somebody else' }).click()
  await asked.getByLabel('Name').fill('wiremu horne')
  await expect(asked.getByRole('button', { name: /^Sign out, / })).toBeDisabled()
  await asked.getByRole('button', { name: 'Nana Ngaire' }).click()
  await expect(face('Gone home')).toBeVisible()
  await expect
    .poll(async () => (await callAs(teacher, attendance, 'listStays', { childId })).data.records)
    .toMatchObject([{ collectedBy: 'Nana Ngaire' }])
})

test('without a network a court order stops its person, and somebody unknown needs a second member of staff', async ({
  manager,
  teacher,
}) => {
  const { children } = (await callAs(manager, attendance, 'listToday', {})).data
  const here = children.filter(({ roomCode, presence }) => roomCode === 'totara' && presence === 'present')
  const child = here.at(-1)
  if (!child) throw new Error('nobody is here')
  const { id: childId } = child
  const add = (name: string, over: object) => {
    const id = crypto.randomUUID()
    const input = { id, childId, name, relation: 'other', isEmergency: false, mayCollect: true, ...over }
    return callAs(manager, contact, 'submitContact', input as never)
  }
  await add('Ana Horne', {})
  await add('Rex Horne', { orderNote: 'Keep the door locked', orderPhone: '111' })
  await open(teacher, '/pages/home/children-list?code=totara')
  const face = teacher.getByRole('button', { name: onTile(child) })
  await expect(face.getByRole('img', { name: 'May NOT collect: Rex Horne' })).toBeVisible()
  await teacher.context().setOffline(true)
  await face.click()
  await teacher.getByRole('button', { name: 'Sign out', exact: true }).click()
  const asked = teacher.getByRole('dialog', { name: /^Who is collecting / })
  await expect(asked.getByText('Keep the door locked')).toBeVisible()
  await expect(asked.getByRole('link', { name: /111/ })).toBeVisible()
  await expect(asked.getByRole('button', { name: 'Rex Horne' })).toHaveCount(0)
  await asked.getByRole('button', { name: 'Somebody else' }).click()
  const signOut = asked.getByRole('button', { name: /^Sign out, / })
  await asked.getByLabel('Name').fill('rex horne')
  await expect(signOut).toBeDisabled()
  await asked.getByLabel('Name').fill('Aunty Rose')
  await expect(signOut).toBeDisabled()
  await asked.getByRole('radio', { name: 'Document with a photo' }).check()
  await asked.getByRole('radio', { name: 'A second member of staff' }).check()
  await asked.getByRole('button', { name: 'Jiayi Liu' }).click()
  await signOut.click()
  await expect(asked).toBeHidden()
  await teacher.context().setOffline(false)
  await expect
    .poll(async () => (await callAs(teacher, attendance, 'listStays', { childId })).data.records)
    .toMatchObject([{ collectedBy: 'Aunty Rose', collectedBasis: 'twoStaff', secondedBy: 'Jiayi Liu' }])
})
