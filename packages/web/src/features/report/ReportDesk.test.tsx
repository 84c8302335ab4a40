import { incident } from '@daybook/contract/incident/incident.kind.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen, place, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { to } from '../../platform/screens/places.ts'

const idOf = (end: string) => `00000000-0000-7000-8000-0000000000${end}`
const hana = { id: idOf('a1'), name: 'Hana' }
const report = (end: string, firstName: string, can: string[]) => ({
  id: idOf(end),
  author: hana,
  submittedAt: '2026-03-10T21:00:00.000Z',
  state: 'submitted',
  decided: null,
  version: 1,
  from: null,
  fromCheck: null,
  child: { id: idOf(end), firstName, familyName: 'Berg', picture: '' },
  names: {},
  files: [],
  can,
  detail: { occurredAt: '2026-03-10T20:30:00.000Z', whatHappened: `${firstName} fell` },
  steps: [],
  opened: [],
  reviewers: null,
})
const reports = [
  report('e1', 'Freya', ['confirm', 'comment']),
  report('e2', 'Leo', ['confirm', 'comment']),
  report('e3', 'Mia', ['comment']),
]

beforeEach(async () => {
  await page.viewport(1440, 900)
  signedInAs('manager')
  answer(message, { countUnreadMessages: () => ({ unread: 0 }) })
  answer(today, { countRequests: () => ({ total: 0 }) })
  answer(incident, {
    listAll: () => ({ records: reports, total: 120, size: 50, current: 1, pages: 3 }) as never,
    get: ({ id }) => reports.find((one) => one.id === id) as never,
    confirm: ({ id }) => {
      if (id === idOf('e2'))
        throw new ApiError({ status: 409, key: 'REPORT_ALREADY_REVIEWED', about: { byName: 'Mere' } })
      return { ...reports[0], state: 'confirmed' } as never
    },
  })
})
afterEach(() => page.viewport(390, 844))

test('several reports are confirmed at once, and who was faster is named', async () => {
  openScreen(to.incidentHistory())
  await page.getByRole('checkbox', { name: 'Freya Berg' }).click()
  await page.getByRole('checkbox', { name: 'Leo Berg' }).click()
  // Its reader may not decide it.
  expect(page.getByRole('checkbox', { name: 'Mia Berg' }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect.element(page.getByText('1 of 2 done.', { exact: false })).toBeVisible()
  await expect.element(page.getByText('Mere reviewed this just before you', { exact: false })).toBeVisible()
  expect(callsOf(incident, 'confirm')).toMatchObject([
    { id: idOf('e1'), version: 1 },
    { id: idOf('e2'), version: 1 },
  ])
})

test('order and page are asked of the server, and a report opens beside the table', async () => {
  openScreen(to.incidentHistory({ state: 'submitted' }))
  await page.getByRole('button', { name: 'Reported by', exact: true }).click()
  await expect
    .poll(() => callsOf(incident, 'listAll').at(-1))
    .toMatchObject({ ascs: 'author', state: 'submitted', current: 1, size: 50 })
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.poll(() => callsOf(incident, 'listAll').at(-1)).toMatchObject({ ascs: 'author', current: 2 })
  await page.getByRole('link', { name: 'Leo Berg' }).click()
  await expect.element(page.getByText('Leo fell').last()).toBeVisible()
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(place()).toContain(`open=${idOf('e2')}`)
  await userEvent.keyboard('{Escape}')
  await expect.poll(place).not.toContain('open=')
})

test('a page that is there no more leads to the last one', async () => {
  openScreen(to.incidentHistory({ page: '7' }))
  await expect.element(page.getByText('101 to 120 of 120')).toBeVisible()
  expect(place()).toContain('page=3')
})
