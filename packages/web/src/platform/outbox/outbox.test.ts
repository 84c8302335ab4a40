import { describe, expect, test } from 'vitest'
import { ApiError } from '../api/api.error.ts'
import { memoryStore } from './entry.store.ts'
import { broken, fakeCall, noNetwork, refused, settled, setUp } from './fake.page.ts'
import { queueable } from './queueable.ts'

describe('a write', () => {
  test('gets an id, a time and a key, and is shown before it is sent', async () => {
    const { outbox, record, sent, shown, onAccepted } = setUp()
    const { id, key, settled: outcome } = outbox.send(record, { childId: 'c', what: 'wet' })
    expect(shown()).toEqual(['before', 'wet'])
    expect(sent).toHaveLength(0)
    expect(await outcome).toMatchObject({ accepted: true })
    expect(sent[0]?.input).toEqual({ id, occurredAt: '2026-03-10T21:30:00.000Z', childId: 'c', what: 'wet' })
    expect(sent[0]?.options).toMatchObject({
      headers: { 'Idempotency-Key': key },
      quiet: true,
      background: true,
    })
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
    expect(key).not.toBe(id)
    expect(onAccepted).toHaveBeenCalledWith(record.call.id, sent[0]?.input)
    expect(outbox.waiting()).toEqual([])
  })

  test('keeps a given id and time', async () => {
    const { outbox, record, sent } = setUp()
    const given = { id: 'mine', occurredAt: '2026-03-10T20:00:00.000Z', childId: 'c', what: 'wet' }
    await outbox.send(record, given).settled
    expect(sent[0]?.input).toEqual(given)
  })

  test('is removed from the screen with a message when it is refused', async () => {
    const { outbox, record, answers, shown, onRefused, onAccepted } = setUp()
    answers.push(refused)
    const outcome = await outbox.send(record, { childId: 'c', what: 'wet' }).settled
    expect(outcome).toMatchObject({ accepted: false, error: { key: 'CHILD_NOT_PRESENT' } })
    expect(shown()).toEqual(['before'])
    expect(onRefused).toHaveBeenCalledOnce()
    expect(onAccepted).not.toHaveBeenCalled()
  })

  test('can only be declared for operations that the contract marks as offline', () => {
    const { call } = fakeCall('care.never', { offline: undefined })
    expect(() => queueable(call, { label: 'outbox.entry' })).toThrow(TypeError)
  })
})

const storageIsFull = async () => {
  throw new ApiError({ status: 507, key: 'STORAGE_FULL' })
}

test.each([
  ['there is no network', noNetwork],
  ['the storage is full', storageIsFull],
])('files go up before their entry, which waits while %s', async (_, cannot) => {
  const { outbox, record, sent, uploadFiles, forgetFiles, turn } = setUp()
  const withFiles = queueable(record.call, { label: 'outbox.entry', filesOf: ({ what }) => [what] })
  uploadFiles.mockImplementationOnce(cannot)
  const { settled: outcome } = outbox.send(withFiles, { childId: 'c', what: 'photo' })
  await settled()
  expect(uploadFiles).toHaveBeenCalledWith(['photo'], 'me')
  expect(sent).toHaveLength(0)
  expect(outbox.waiting()).toHaveLength(1)
  expect(forgetFiles).not.toHaveBeenCalled()
  await turn()
  expect(await outcome).toMatchObject({ accepted: true })
  expect(sent).toHaveLength(1)
  await settled()
  expect(forgetFiles).toHaveBeenCalledWith(['photo'])
})

describe('without a network', () => {
  test('a write is retried with the same key and growing pauses', async () => {
    const { outbox, record, answers, sent, waits, shown, turn } = setUp()
    answers.push(noNetwork, broken, noNetwork)
    const { key, settled: outcome } = outbox.send(record, { childId: 'c', what: 'wet' })
    await settled()
    await turn()
    await turn()
    expect(shown()).toEqual(['before', 'wet'])
    await turn()
    expect(await outcome).toMatchObject({ accepted: true })
    expect(waits).toEqual([1000, 2000, 4000])
    expect(new Set(sent.map(({ options }) => options.headers?.['Idempotency-Key']))).toEqual(new Set([key]))
    expect(sent).toHaveLength(4)
  })

  test('the outbox retries when the network returns', async () => {
    const { outbox, record, answers, sent } = setUp()
    answers.push(noNetwork)
    outbox.send(record, { childId: 'c', what: 'wet' })
    await settled()
    outbox.wake()
    await settled()
    expect(sent).toHaveLength(2)
    expect(outbox.waiting()).toEqual([])
  })

  test('the browser is asked to keep what has to wait, and not what is sent at once', async () => {
    const { outbox, record, answers, onWaits } = setUp()
    outbox.send(record, { childId: 'c', what: 'wet' })
    await settled()
    expect(onWaits).not.toHaveBeenCalled()
    answers.push(noNetwork)
    outbox.send(record, { childId: 'c', what: 'dry' })
    await settled()
    expect(onWaits).toHaveBeenCalledOnce()
  })

  test('writes are sent in the order they were created', async () => {
    const { outbox, record, answers, sent, turn } = setUp()
    answers.push(noNetwork)
    outbox.send(record, { childId: 'c', what: 'first' })
    outbox.send(record, { childId: 'c', what: 'second' })
    await settled()
    expect(sent.map(({ input }) => input.what)).toEqual(['first'])
    await turn()
    expect(sent.map(({ input }) => input.what)).toEqual(['first', 'first', 'second'])
  })

  test('a write that keeps failing does not block the others', async () => {
    const { outbox, record, answers, sent, turn } = setUp()
    answers.push(broken, broken, broken, broken, broken)
    outbox.send(record, { childId: 'c', what: 'poison' })
    outbox.send(record, { childId: 'c', what: 'good' })
    await settled()
    for (let i = 0; i < 5; i++) await turn()
    expect(sent.map(({ input }) => input.what).slice(-2)).toEqual(['good', 'poison'])
    expect(outbox.waiting()).toEqual([])
  })

  test('a write does not wait for the pause of another one that keeps failing', async () => {
    const { outbox, record, answers, sent, turn } = setUp()
    answers.push(...Array<typeof broken>(6).fill(broken))
    outbox.send(record, { childId: 'c', what: 'poison' })
    await settled()
    for (let i = 0; i < 5; i++) await turn()
    expect(sent).toHaveLength(6)
    expect(await outbox.send(record, { childId: 'd', what: 'good' }).settled).toMatchObject({
      accepted: true,
    })
    expect(sent.at(-1)?.input.what).toBe('good')
  })

  test('tries without a network do not slow what is sent when it is back', async () => {
    const { outbox, record, answers, waits } = setUp()
    answers.push(...Array<typeof noNetwork>(12).fill(noNetwork))
    // Each new entry tries again at once.
    for (let i = 0; i < 12; i++) {
      outbox.send(record, { childId: `child ${i}`, what: 'wet' })
      await settled()
    }
    answers.push(broken)
    outbox.wake()
    await settled()
    expect(waits.at(-1)).toBe(1000)
  })

  test('a write goes before one that this version of the app does not know', async () => {
    const { outbox, record, store, sent } = setUp()
    const unknown = { key: 'a', userId: 'me', operation: 'care.later', input: {}, orderingKeys: [] }
    await store.add({ ...unknown, who: [], createdAt: 0, clock: undefined, tries: 0 })
    await outbox.start()
    await settled()
    expect(await outbox.send(record, { childId: 'c', what: 'wet' }).settled).toMatchObject({ accepted: true })
    expect(sent).toHaveLength(1)
    expect(outbox.waiting()).toHaveLength(1)
  })
})

describe('taking back', () => {
  test('removes a write that was never sent', async () => {
    const { outbox, record, answers, shown, sent } = setUp()
    answers.push(noNetwork)
    outbox.send(record, { childId: 'c', what: 'first' })
    const second = outbox.send(record, { childId: 'c', what: 'second' })
    await settled()
    expect(outbox.cancelUnsent(second.key)).toBe(true)
    expect(await second.settled).toEqual({ accepted: false, error: undefined })
    expect(shown()).toEqual(['before', 'first'])
    expect(sent.some(({ input }) => input.what === 'second')).toBe(false)
  })

  test('keeps a write that may have reached the server', async () => {
    const { outbox, record, answers, shown } = setUp()
    answers.push(noNetwork)
    const first = outbox.send(record, { childId: 'c', what: 'first' })
    await settled()
    expect(outbox.cancelUnsent(first.key)).toBe(false)
    expect(shown()).toEqual(['before', 'first'])
  })
})

describe('the author of a write', () => {
  test('a write stays after sign-out and is sent only by its author’s next session', async () => {
    const { outbox, record, answers, sent, signInAs, turn } = setUp()
    answers.push(() => Promise.reject(new ApiError({ status: 401, key: 'UNAUTHENTICATED' })))
    outbox.send(record, { childId: 'c', what: 'wet' })
    await settled()
    signInAs('somebody else')
    await turn()
    expect(sent).toHaveLength(1)
    expect(outbox.waiting()).toHaveLength(1)
    signInAs('me')
    outbox.wake()
    await settled()
    expect(sent).toHaveLength(2)
    expect(outbox.waiting()).toEqual([])
  })

  test('a refusal that arrives after its author signed out is theirs to read at their next sign-in', async () => {
    const { outbox, record, answers, store, signInAs, onRefused, onAttention, turn } = setUp()
    let refuseIt: () => void = () => undefined
    answers.push(() => new Promise((_, reject) => (refuseIt = () => void refused().catch(reject))), refused)
    const { key } = outbox.send(record, { childId: 'c', what: 'wet' })
    await settled()
    signInAs('somebody else')
    refuseIt()
    await settled()
    // Without its author's key it could not be kept secret, so it waits as it is.
    expect(await store.refused()).toEqual([])
    expect((await store.list()).map((entry) => entry.key)).toEqual([key])
    expect(onRefused).not.toHaveBeenCalled()
    expect(onAttention).not.toHaveBeenCalled()
    signInAs('me')
    await turn()
    outbox.wake()
    await settled()
    expect((await store.refused()).map((one) => one.key)).toEqual([key])
    expect(onAttention).toHaveBeenCalledOnce()
    expect(onRefused).toHaveBeenCalledOnce()
    expect(outbox.waiting()).toEqual([])
  })

  test('a refusal is kept, but shown to nobody else, when its author signs out while it is stored', async () => {
    const memory = memoryStore()
    let leave: () => void = () => undefined
    const store = {
      ...memory,
      refuse: async (one: Parameters<typeof memory.refuse>[0]) => {
        await memory.refuse(one)
        leave()
      },
    }
    const { outbox, record, answers, signInAs, onRefused } = setUp({ store })
    leave = () => void signInAs('somebody else')
    answers.push(refused)
    const { key, settled: outcome } = outbox.send(record, { childId: 'c', what: 'wet' })
    let isReported = false
    void outcome.then(() => (isReported = true))
    await settled()
    expect((await store.refused()).map((one) => one.key)).toEqual([key])
    expect(onRefused).not.toHaveBeenCalled()
    expect(isReported).toBe(false)
  })

  test('sending without a signed-in user throws', () => {
    const { outbox, record, signInAs } = setUp()
    signInAs(undefined)
    expect(() => outbox.send(record, { childId: 'c', what: 'wet' })).toThrow('nobody is signed in')
  })
})
