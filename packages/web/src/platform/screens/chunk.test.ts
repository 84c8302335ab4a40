import { expect, test, vi } from 'vitest'
import { ChunkLoadError, componentOf, loadChunk, loadInTheEnd } from './chunk.ts'

test('a part that does not come in time is an error of its own', async () => {
  vi.useFakeTimers()
  const loading = loadChunk(() => new Promise(() => undefined))
  const failure = expect(loading).rejects.toBeInstanceOf(ChunkLoadError)
  await vi.advanceTimersByTimeAsync(120_000)
  await failure
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('so is one that cannot be had', async () => {
  await expect(loadChunk(() => Promise.reject(new TypeError('404')))).rejects.toBeInstanceOf(ChunkLoadError)
  expect(await loadChunk(async () => 'there')).toBe('there')
})

test('what the page must have in the end is asked for again when it may be there', async () => {
  const load = vi.fn(async () => 'there')
  load.mockRejectedValueOnce(new TypeError('no network')).mockRejectedValueOnce(new TypeError('still none'))
  const again = vi.fn(async () => undefined)
  expect(await loadInTheEnd(load, again)).toBe('there')
  expect(again).toHaveBeenCalledTimes(2)
})

const Screen = () => null

test('a screen file exports its one component', () => {
  expect(componentOf({ Screen })).toBe(Screen)
  expect(() => componentOf({ Screen, helper: () => null })).toThrow(TypeError)
  expect(() => componentOf({ title: 'x' })).toThrow(TypeError)
})
