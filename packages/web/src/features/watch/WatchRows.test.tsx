// The looks that are due, at the top of home.
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer } from '../../app/fake.transport.ts'
import { fakeChild } from '../care/fake.room.ts'
import { sleepWatchKind } from '../sleep/sleep.watchKind.ts'
import { WatchRows } from './WatchRows.tsx'

const children = [1, 2, 3, 4, 5].map((number) => fakeChild(number))
const roomId = children[0]?.roomId ?? ''

/** Due since 10:10 and later: it is 10:30. */
const asleepSince = (minutes: number) => new Date(Date.parse('2026-03-10T21:00:00Z') + minutes * 60_000)

test('shows the three longest due, and how many more there are', async () => {
  signedInAs('manager')
  const sleeps = children.map(({ id }, i) => {
    const at = asleepSince(i).toISOString()
    const detail = { asleepAt: at, upAt: null, checkInterval: 10 }
    return { id, childId: id, roomId, occurredAt: at, detail, checks: [], version: 1 }
  })
  const rooms = [{ id: roomId, code: 'tui', name: 'Tūī', own: true }]
  answer(sleep, { getWatch: () => ({ rooms, children, checkInterval: 10, sleeps }) })
  show(<WatchRows watch={sleepWatchKind} />)
  const links = page.getByRole('region', { name: 'Sleep checks due now' }).getByRole('link')
  await expect
    .poll(() => links.elements().map((link) => link.textContent))
    .toEqual([
      'Check Child1 nowTūī +20 min over',
      'Check Child2 nowTūī +19 min over',
      'Check Child3 nowTūī +18 min over',
      '2 more',
    ])
})
