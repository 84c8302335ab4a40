import { describe, expect, test } from 'vitest'
import { ApiError } from '../api/api.error.ts'
import { broken, fakeCall, noNetwork, refused, settled, setUp } from './fake.page.ts'
import { queueable } from './queueable.ts'

describe('a write', () => {
  test('gets its id, its time and its key, and is on screen before anything is sent', async () => {
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

  test('keeps an id and a time that it was given', async () => {
    const { outbox, record, sent } = setUp()
    const given = { id: 'mine', occurredAt: '2026-03-10T20:00:00.000Z', childId: 'c', what: 'wet' }
    await outbox.send(record, given).settled
    expect(sent[0]?.input).toEqual(given)
  })

  test('that is refused is taken back, with words', async () => {
    const { outbox, record, answers, shown, onRefused, onAccepted } = setUp()
    answers.push(refused)
    const outcome = await outbox.send(record, { childId: 'c', what: 'wet' }).settled
    expect(outcome).toMatchObject({ accepted: false, error: { key: 'CHILD_NOT_PRESENT' } })
    expect(shown()).toEqual(['before'])
    expect(onRefused).toHaveBeenCalledOnce()
    expect(onAccepted).not.toHaveBeenCalled()
  })

  test('may only be declared where the contract lets it wait', () => {
    const { call } = fakeCall('care.never', { offline: undefined })
    expect(() => queueable(call)).toThrow(TypeError)
  })
})

describe('without a network', () => {
  test('it is tried again with the same key, ever more slowly', async () => {
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

  test('its return wakes it', async () => {
    const { outbox, record, answers, sent } = setUp()
    answers.push(noNetwork)
    outbox.send(record, { childId: 'c', what: 'wet' })
    await settled()
    outbox.wake()
    await settled()
    expect(sent).toHaveLength(2)
    expect(outbox.waiting()).toEqual([])
  })

  test('writes are sent in the order they were made', async () => {
    const { outbox, record, answers, sent, turn } = setUp()
    answers.push(noNetwork)
    outbox.send(record, { childId: 'c', what: 'first' })
    outbox.send(record, { childId: 'c', what: 'second' })
    await settled()
    expect(sent.map(({ input }) => input.what)).toEqual(['first'])
    await turn()
    expect(sent.map(({ input }) => input.what)).toEqual(['first', 'first', 'second'])
  })

  test('one that the server cannot store lets the others pass', async () => {
    const { outbox, record, answers, sent, turn } = setUp()
    answers.push(broken, broken, broken, broken, broken)
    outbox.send(record, { childId: 'c', what: 'poison' })
    outbox.send(record, { childId: 'c', what: 'good' })
    await settled()
    for (let i = 0; i < 5; i++) await turn()
    expect(sent.map(({ input }) => input.what).slice(-2)).toEqual(['good', 'poison'])
    expect(outbox.waiting()).toEqual([])
  })
})

describe('taking back', () => {
  test('what was not sent yet is gone as if it had never been', async () => {
    const { outbox, record, answers, shown, sent } = setUp()
    answers.push(noNetwork)
    outbox.send(record, { childId: 'c', what: 'first' })
    const second = outbox.send(record, { childId: 'c', what: 'second' })
    await settled()
    expect(outbox.takeBack(second.key)).toBe(true)
    expect(await second.settled).toEqual({ accepted: false, error: undefined })
    expect(shown()).toEqual(['before', 'first'])
    expect(sent.some(({ input }) => input.what === 'second')).toBe(false)
  })

  test('what was sent may have arrived, and is not', async () => {
    const { outbox, record, answers, shown } = setUp()
    answers.push(noNetwork)
    const first = outbox.send(record, { childId: 'c', what: 'first' })
    await settled()
    expect(outbox.takeBack(first.key)).toBe(false)
    expect(shown()).toEqual(['before', 'first'])
  })
})

describe('whose it is', () => {
  test('a session that has ended keeps it until its person is back, and sends nobody else’s', async () => {
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

  test('nobody signed in sends nothing', () => {
    const { outbox, record, signInAs } = setUp()
    signInAs(undefined)
    expect(() => outbox.send(record, { childId: 'c', what: 'wet' })).toThrow('nobody is signed in')
  })
})
