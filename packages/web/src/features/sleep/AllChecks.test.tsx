// What an inspector asks for: every check of a room's day, on screen and as it is printed.
import { room } from '@daybook/contract/room/room.kind.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'
import { fakeChild, fakeEntry, fakeRooms } from '../care/fake.room.ts'

const earlierId = '01900000-0000-7000-8000-000000000099'
const aroha = fakeChild(1, { firstName: 'Aroha' })
const by = { id: aroha.id, name: 'Hana Tūrei' }
const at = (time: string) => `2026-03-03T${time}:00.000Z`
const look = { breathing: 'normal', warmth: 'hot', colour: 'normal', position: 'side' }

beforeEach(() => {
  signedInAs('manager')
  answer(room, { listRoomsForStaff: fakeRooms as never })
  const detail = { asleepAt: at('00:00'), upAt: at('00:40'), checkInterval: 10 }
  const slept = {
    ...fakeEntry(aroha.id, detail),
    recordedBy: by,
    checks: [{ ...look, id: aroha.id, occurredAt: at('00:12'), recordedBy: by, note: 'Took a blanket off' }],
    steps: [],
  }
  const gaps = [
    { dueAt: at('00:10'), checkedAt: at('00:12'), overBy: 120_000, kind: 'late' },
    { dueAt: at('00:22'), checkedAt: null, overBy: 1_080_000, kind: 'missed' },
  ]
  const sleeps = [{ sleep: slept, child: aroha, room: { id: aroha.id, code: 'tui', name: 'Tūī' }, gaps }]
  const days = { day: '2026-03-03', until: '2026-03-03', now: at('03:00') }
  const earlier = [{ ...sleeps[0], sleep: { ...slept, id: earlierId, checks: [] }, gaps: [] }]
  answer(sleep, {
    // The second page has the earlier sleep.
    getGapReport: (({ before, show }: { before?: string; show?: string }) =>
      before
        ? { ...days, sleeps: earlier, next: null }
        : { ...days, total: 2, checks: 1, gaps: 2, sleeps, next: show ? null : earlierId }) as never,
  })
})

const printed = [
  ['13:00', 'Asleep', '', '', 'Hana Tūrei'],
  ['13:40', 'Awake', '', '', 'Hana Tūrei'],
  ['13:00', 'Asleep', '', '', 'Hana Tūrei'],
  ['13:12', 'Warmth: Hot, On the side', 'Late, 2 min over', 'Took a blanket off', 'Hana Tūrei'],
  ['13:22', 'not checked before getting up', 'Missed, 18 min over', '', ''],
  ['13:40', 'Awake', '', '', 'Hana Tūrei'],
]

test('shows and prints every check of all pages, with what was seen, by whom, and which were late or missed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  openScreen(to.sleepGaps({ code: 'tui', date: '2026-03-03' }))
  await expect.element(page.getByText('2 late or missed checks')).toBeVisible()
  await expect.element(page.getByText('Took a blanket off')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'All checks' }).click()
  await expect.element(page.getByText('Took a blanket off')).toBeVisible()
  await expect.element(page.getByText('Sleeps: 2. Checks: 1.')).toBeVisible()
  await page.getByRole('button', { name: 'Print' }).click()
  await vi.waitFor(() => expect(print).toHaveBeenCalled())
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].slice(-5).map((cell) => cell.textContent),
  )
  expect(rows).toEqual(printed)
})
