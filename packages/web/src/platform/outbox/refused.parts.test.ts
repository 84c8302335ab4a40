import { expect, test } from 'vitest'
import { ApiError } from '../api/api.error.ts'
import type { Entry } from './entry.ts'
import { fakeCall, noNetwork, settled, setUp } from './fake.page.ts'
import { queueable } from './queueable.ts'
import { partsOf } from './refused.parts.ts'

const [a, b] = ['1', '2'].map((end) => `00000000-0000-7000-8000-00000000000${end}`) as [string, string]
const signedIn = (...ids: string[]) =>
  new ApiError({
    status: 409,
    key: 'CHILD_ALREADY_SIGNED_IN',
    fields: Object.fromEntries(ids.map((id) => [id, 'CHILD_ALREADY_SIGNED_IN'])),
  })

const { call, sent, answers } = fakeCall('attendance.signInOfTest')
const signIn = queueable(call, {
  label: 'outbox.entry',
  meansTheSame: ['CHILD_ALREADY_SIGNED_IN'],
  lists: ['what'],
})

const minute = 60_000
const idSource = { now: () => 10 * minute, random: (length: number) => new Uint8Array(length) }
const entry = (createdAt: number): Entry => ({
  key: 'k',
  userId: 'me',
  operation: signIn.call.id,
  input: { what: `${a},${b}` },
  orderingKeys: [a, b],
  who: [a, b].map((id) => ({ id, name: id, roomCode: 'tui' })),
  createdAt,
  tries: 1,
})
const parts = (createdAt: number, error: ApiError) => partsOf(signIn, entry(createdAt), error, idSource)

test('what somebody else has done just now is told, and what they did long ago is decided about', () => {
  expect(parts(9.5 * minute, signedIn(a, b))).toEqual({ kept: undefined, again: undefined })
  expect(parts(minute, signedIn(a, b)).kept).toMatchObject({ key: 'k', input: { what: `${a},${b}` } })
})

test('the children who were not signed in yet are signed in', () => {
  const { kept, again } = parts(minute, signedIn(a))
  expect(again).toMatchObject({ key: 'k', input: { what: b }, who: [{ id: b }] })
  expect(kept).toMatchObject({ input: { what: a }, who: [{ id: a }] })
  expect(kept?.key).not.toBe('k')
})

test('a refusal with any other reason keeps the whole entry', () => {
  const fields = { [a]: 'CHILD_ALREADY_SIGNED_IN', [b]: 'CHILD_NOT_ENROLLED' }
  const error = new ApiError({ status: 409, key: 'CHILD_ALREADY_SIGNED_IN', fields })
  expect(parts(9.5 * minute, error)).toEqual({ kept: entry(9.5 * minute) })
})

test('the rest goes under the same key, in its place', async () => {
  const { outbox, store, onAttention, onRefused } = setUp()
  answers.push(noNetwork, () => Promise.reject(signedIn(a)))
  const { key, settled: outcome } = outbox.send(signIn, { childId: 'c', what: `${a},${b}` })
  const next = outbox.send(signIn, { childId: 'c', what: b })
  await settled()
  outbox.wake()
  expect(await outcome).toMatchObject({ accepted: true, answer: { what: b } })
  await next.settled
  expect(sent.map(({ input }) => input.what)).toEqual([`${a},${b}`, `${a},${b}`, b, b])
  expect(sent.slice(0, 3).map(({ options }) => options.headers?.['Idempotency-Key'])).toEqual([key, key, key])
  expect(onRefused).toHaveBeenCalledOnce()
  // It was made a moment ago.
  expect(onAttention).not.toHaveBeenCalled()
  await settled()
  expect(await store.list()).toEqual([])
})
