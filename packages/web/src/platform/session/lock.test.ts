import { expect, test } from 'vitest'
import type { KeyValues } from '../storage.ts'
import { storageLock } from './lock.ts'

function shared() {
  const values = new Map<string, string>()
  const storage: KeyValues = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => void values.set(key, text),
    removeItem: (key) => void values.delete(key),
  }
  let now = 0
  const wait = async (milliseconds: number) => {
    now += milliseconds
  }
  return {
    values,
    lock: (owner: string) => storageLock({ storage: () => storage, now: () => now, wait, owner }),
  }
}

test('tabs run one after the other and remove the lock entry', async () => {
  const { values, lock } = shared()
  const order: string[] = []
  const task = (name: string) => async () => {
    order.push(`${name} begins`)
    await Promise.resolve()
    order.push(`${name} ends`)
  }
  await Promise.all([lock('a')('refresh', task('a')), lock('b')('refresh', task('b'))])
  expect(order[1]).toBe(order[0]?.replace('begins', 'ends'))
  expect(order).toHaveLength(4)
  expect(values.size).toBe(0)
})

test('a failure releases the lock', async () => {
  const { lock } = shared()
  await expect(lock('a')('refresh', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await lock('b')('refresh', async () => 'in')).toBe('in')
})

test('the lock of a crashed tab expires', async () => {
  const { values, lock } = shared()
  values.set('lock.refresh', JSON.stringify({ owner: 'dead', until: 5000 }))
  expect(await lock('b')('refresh', async () => 'in')).toBe('in')
})
