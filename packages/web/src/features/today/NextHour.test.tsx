// What comes next on home: looks that are due before everything, then the rounds.
import { aftercare } from '@daybook/contract/aftercare/aftercare.contract.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import type { ComponentProps } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer } from '../../app/fake.transport.ts'
import { loadTable } from '../../platform/declared.ts'
import { fakeChild } from '../care/fake.room.ts'
import { NextHour, useNextLooks } from './NextHour.tsx'

const children = [1, 2, 3].map((number) => fakeChild(number))
const roomId = children[0]?.roomId ?? ''
const at = (minutes: number) => new Date(Date.parse('2026-03-10T21:30:00Z') + minutes * 60_000).toISOString()
/** Asleep for so many minutes: a check is due every ten. */
const asleep = (number: number, minutes: number) => {
  const { id = '' } = children[number - 1] ?? {}
  const detail = { asleepAt: at(-minutes), upAt: null, checkInterval: 10 }
  return { id, childId: id, roomId, occurredAt: at(-minutes), detail, checks: [], version: 1 }
}
const round = (kind: 'nappyChange' | 'bottleFeed' | 'openingCheck', minutes: number, isOfRoom = true) => ({
  id: `${kind} ${minutes}`,
  kind,
  roomCode: isOfRoom ? 'tui' : null,
  roomName: isOfRoom ? 'Tūī' : null,
  staffId: null,
  staffName: null,
  dueAt: at(minutes),
  status: 'pending' as const,
  done: 0,
  total: 5,
  page: '/pages/home/task/milk',
})
const next = page.getByRole('region', { name: 'Next hour' })

type Items = ComponentProps<typeof NextHour>['read']
const Next = ({ read }: { read: Items }) => <NextHour read={read} rooms={[]} all={useNextLooks()} />

beforeEach(async () => {
  const rooms = [{ id: roomId, code: 'tui', name: 'Tūī', own: true }]
  const sleeps = [asleep(1, 24), asleep(2, 6), asleep(3, 4)]
  answer(sleep, { getWatch: () => ({ rooms, children, checkInterval: 10, sleeps }) })
  answer(aftercare, { getWatch: () => ({ rooms: [], watched: [] }) })
  signedInAs('teacher')
  await loadTable('watchKinds')
  const items = [round('nappyChange', -5), round('bottleFeed', 50), round('openingCheck', -200, false)]
  const read = {
    data: items,
    isPending: false,
    isError: false,
    failureCount: 0,
    refetch: async () => undefined,
  }
  show(<Next read={read} />)
})

test('a look that is due comes first, then the next looks and the rounds', async () => {
  await expect.element(next.getByText('Check Child1 now')).toBeVisible()
  const links = next.getByRole('link')
  await expect
    .poll(() => links.elements().map((link) => link.textContent))
    .toEqual([
      expect.stringMatching(/^Check Child1 now.*\+14 min$/),
      expect.stringMatching(/^Sleep check.*Child2 and 1 more.*in 4 min$/),
      expect.stringMatching(/^Nappy change/),
      expect.stringMatching(/^Milk/),
      expect.stringMatching(/^Door open/),
    ])
})

test('the alarm in the head does not say again what stands in sight', async () => {
  await expect.element(next.getByText('Check Child1 now')).toBeVisible()
  await expect.poll(() => page.getByRole('banner').getByRole('link').elements().length).toBe(0)
})
