import { event } from '@daybook/contract/event/event.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'
import { type RollCallData, withMarks } from './event.roll.effects.ts'

const id = (number: number) => `00000000-0000-7000-8000-00000000000${number}`
const by = { id: id(9), name: 'Hana Ngata' }
const endedAt = '2026-03-10T21:00:00.000Z'
const person = (number: number, name: string, marked = false) => ({
  id: id(number),
  kind: 'child' as const,
  name,
  roomName: 'Tūī',
  marked: marked ? { at: '2026-03-10T20:59:00.000Z', by } : null,
})
const ended: RollCallData = {
  id: id(1),
  name: 'Walk to the library',
  people: [],
  stops: [
    {
      id: id(2),
      place: 'Gate',
      started: { at: '2026-03-10T20:55:00.000Z', by },
      finished: { at: endedAt, by },
      people: [person(3, 'Aroha Ngata'), person(4, 'Ben Carter', true)],
    },
  ],
}

test('lets a child who was found after the count be marked as missing again', async () => {
  signedInAs('teacher')
  let current = ended
  answer(event, {
    getRollCall: () => current,
    markStop: (input) => {
      current = withMarks(current, input, { by })
      return current
    },
  })
  openScreen(to.eventRollCall({ id: ended.id }))
  await page.getByRole('button', { name: /Aroha Ngata.*Tap when found/ }).click()
  await page.getByRole('button', { name: /Aroha Ngata.*With us/ }).click()
  await expect.element(page.getByRole('button', { name: /Aroha Ngata.*Tap when found/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Ben Carter/ })).not.toBeInTheDocument()
  await expect.poll(() => callsOf(event, 'markStop').map(({ isHere }) => isHere)).toEqual([true, false])
})

test('a child who was collected is counted among nobody, and one tap takes that back', async () => {
  signedInAs('teacher')
  const [stop] = ended.stops
  let current: RollCallData = { ...ended, stops: stop ? [{ ...stop, finished: null }] : [] }
  answer(event, {
    getRollCall: () => current,
    markStop: (input) => {
      current = withMarks(current, input, { by })
      return current
    },
  })
  openScreen(to.eventRollCall({ id: ended.id }))
  await expect.element(page.getByText('1 child not seen yet')).toBeVisible()
  await page.getByRole('button', { name: 'Collected: Aroha Ngata' }).click()
  await expect.element(page.getByText('Collected on the way: Aroha Ngata')).toBeVisible()
  await expect.element(page.getByText('1 of 1 children')).toBeVisible()
  await page.getByRole('button', { name: /Aroha Ngata.*Collected/ }).click()
  await expect.element(page.getByText('1 child not seen yet')).toBeVisible()
  await expect.poll(() => callsOf(event, 'markStop').map(({ hasLeft }) => hasLeft)).toEqual([true, undefined])
})

test('a count of those who are back is begun with one tap, once somebody has been counted on the way', async () => {
  signedInAs('teacher')
  const planned: RollCallData = { ...ended, id: id(7), stops: [] }
  answer(event, { getRollCall: (input) => (input.id === id(7) ? planned : ended), startStop: () => ended })
  openScreen(to.eventRollCall({ id: planned.id }))
  await expect.element(page.getByRole('button', { name: 'Start counting' })).toBeVisible()
  const back = page.getByRole('button', { name: 'Count: we’re back' })
  await expect.element(back).not.toBeInTheDocument()
  openScreen(to.eventRollCall({ id: ended.id }))
  await back.click()
  await expect
    .poll(() => callsOf(event, 'startStop'))
    .toMatchObject([{ place: 'Back at the centre', isReturn: true }])
})
