import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { fakeChild } from '../care/fake.room.ts'
import { OverrideHandover } from './OverrideHandover.tsx'

const attendanceId = '00000000-0000-7000-8000-000000000101'
const opener = page.getByRole('button', { name: 'Record a pick-up that was not allowed' })
const sheet = page.getByRole('dialog', { name: 'Who took Child1?' })
const save = () => sheet.getByRole('button', { name: 'Record and tell' }).click()

beforeEach(() => answer(attendance, { overrideHandover: () => null }))

test('those who oversee safety record who took the child and why, and nothing is sent without both', async () => {
  signedInAs('manager')
  show(<OverrideHandover child={fakeChild(1)} attendanceId={attendanceId} />)
  await opener.click()
  await sheet.getByLabelText('Name of whoever took the child').fill('Constable Rua')
  await save()
  expect(callsOf(attendance, 'overrideHandover')).toEqual([])
  await sheet.getByLabelText('What happened, and why?').fill('Taken into care')
  await save()
  await expect.element(sheet).not.toBeInTheDocument()
  const draft = page.getByRole('dialog', { name: 'Notification to the authority' }).getByLabelText('Text')
  await expect.element(draft).toBeVisible()
  const text = (draft.element() as HTMLTextAreaElement).value
  expect(text).toMatch(
    /^To: Regulatory authority\n.*Child: Child1 .*Taken by: Constable Rua\n.*Taken into care/s,
  )
  expect(callsOf(attendance, 'overrideHandover')).toEqual([
    { attendanceId, collector: 'Constable Rua', reason: 'Taken into care' },
  ])
})

test('others do not see it', async () => {
  signedInAs('teacher')
  show(
    <>
      <p>{2026}</p>
      <OverrideHandover child={fakeChild(1)} attendanceId={attendanceId} />
    </>,
  )
  await expect.element(page.getByText('2026')).toBeVisible()
  await expect.element(opener).not.toBeInTheDocument()
})
