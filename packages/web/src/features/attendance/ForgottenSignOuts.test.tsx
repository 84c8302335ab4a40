// What nobody answered yet about sign-outs of earlier days.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { fakeChild } from '../care/fake.room.ts'
import { ForgottenSignOuts } from './ForgottenSignOuts.tsx'

const now = Date.parse('2026-03-10T21:30:00.000Z')

const room = { roomCode: 'tui', roomName: 'Tūī' }
const forgotten = [1, 2].map((number) => {
  const child = fakeChild(number)
  const signedInAt = '2026-03-09T19:00:00.000Z'
  return { attendanceId: child.id, day: '2026-03-10', ...room, signedInAt, expectedUntil: null, child }
})

test('two sign-outs that were forgotten are one line, which opens their questions', async () => {
  signedInAs('teacher')
  show(<ForgottenSignOuts forgotten={forgotten} now={now} startsOpen={false} />)
  const line = page.getByRole('button', { name: 'Not signed out: 2 children' })
  await expect.element(line).toHaveAttribute('aria-expanded', 'false')
  const question = page.getByText('When did Child1 Ngata go home', { exact: false })
  await expect.element(question).not.toBeVisible()
  await line.click()
  await expect.element(question).toBeVisible()
  await expect.element(page.getByText('When did Child2 Ngata go home', { exact: false })).toBeVisible()
})
