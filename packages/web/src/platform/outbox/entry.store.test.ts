import { describe, expect, test } from 'vitest'
import { deviceStore, memoryStore } from './entry.store.ts'
import { noNetwork, refused, settled, setUp } from './fake.page.ts'

describe('on the device', () => {
  test('stores an entry before sending it, and the next page sends it', async () => {
    const first = setUp({ name: 'care.restart' })
    first.answers.push(noNetwork)
    const { key } = first.outbox.send(first.record, { childId: 'c', what: 'wet' })
    await settled()
    expect(await first.store.list()).toMatchObject([
      { key, operation: 'care.restart', userId: 'me', tries: 1 },
    ])

    const next = setUp({ store: first.store, name: 'care.restart' })
    await next.outbox.start()
    expect(next.shown()).toEqual(['before', 'wet'])
    await settled()
    expect(next.sent[0]?.options.headers).toEqual({ 'Idempotency-Key': key })
    expect(await next.store.list()).toEqual([])
  })

  const never = () => new Promise<void>(() => undefined)

  test('moves a refused entry to the attention list in one transaction', async () => {
    const store = memoryStore()
    // The page ends before the transaction commits.
    const first = setUp({ store: { ...store, refuse: never }, name: 'care.ended' })
    first.answers.push(refused)
    const { key } = first.outbox.send(first.record, { childId: 'c', what: 'wet' })
    await settled()
    expect(first.onAttention).not.toHaveBeenCalled()
    expect(first.outbox.waiting()).toMatchObject([{ key }])
    expect(await store.list()).toMatchObject([{ key }])

    const next = setUp({ store, name: 'care.ended' })
    next.answers.push(refused)
    await next.outbox.start()
    await settled()
    expect(next.onAttention).toHaveBeenCalledWith(expect.objectContaining({ key }))
    expect(await store.refused()).toMatchObject([{ key, error: 'CHILD_NOT_PRESENT', userId: 'me' }])
    expect(await store.list()).toEqual([])
  })

  test('replaces a refused entry with the one sent again in one transaction', async () => {
    const { outbox, record, answers, store } = setUp()
    answers.push(refused, noNetwork)
    const first = outbox.send(record, { childId: 'c', what: 'wet' })
    await settled()
    const again = outbox.send(record, { childId: 'c', what: 'wet' }, { insteadOf: first })
    await settled()
    expect(await store.refused()).toEqual([])
    expect(await store.list()).toMatchObject([{ key: again.key }])
  })

  test('an entry that another page has finished is not sent again, and its reads are read again', async () => {
    const { outbox, record, answers, sent, store, turn, onAccepted } = setUp({ name: 'care.elsewhere' })
    answers.push(noNetwork)
    const { key } = outbox.send(record, { childId: 'c', what: 'wet' })
    await settled()
    await store.remove(key)
    await turn()
    expect(sent).toHaveLength(1)
    expect(outbox.waiting()).toEqual([])
    expect(onAccepted).toHaveBeenCalledWith('care.elsewhere', null)
  })

  test('sends an entry once and goes on when removing it fails', async () => {
    const store = { ...memoryStore(), remove: () => Promise.reject(new Error('the disk is full')) }
    const { outbox, record, sent } = setUp({ store })
    outbox.send(record, { childId: 'c', what: 'first' })
    await outbox.send(record, { childId: 'c', what: 'second' }).settled
    expect(sent.map(({ input }) => input.what)).toEqual(['first', 'second'])
    expect(outbox.waiting()).toEqual([])
  })

  test('isAllKept waits until the device has stored every entry', async () => {
    let kept: () => void = () => undefined
    const memory = memoryStore()
    const store = {
      ...memory,
      add: (...args: Parameters<typeof memory.add>) =>
        new Promise<void>((resolve) => (kept = () => resolve(memory.add(...args)))),
    }
    const { outbox, record, answers } = setUp({ store })
    answers.push(noNetwork)
    expect(await outbox.isAllKept()).toBe(true)
    outbox.send(record, { childId: 'c', what: 'wet' })
    let known: boolean | undefined
    const check = outbox.isAllKept().then((all) => (known = all))
    await settled()
    expect(known).toBeUndefined()
    kept()
    await check
    expect(known).toBe(true)
  })

  test('tells the user when the device has no database', async () => {
    const { outbox, record, answers, onNotKept } = setUp({
      store: deviceStore(Promise.resolve(undefined), () => undefined),
    })
    answers.push(noNetwork)
    outbox.send(record, { childId: 'c', what: 'wet' })
    expect(await outbox.isAllKept()).toBe(false)
    expect(onNotKept).toHaveBeenCalledOnce()
    expect(outbox.waiting()).toHaveLength(1)
  })
})
