import { expect, test, vi } from 'vitest'
import { ChunkLoadError, componentOf, loadChunk, loadInTheEnd } from './chunk.ts'

test('a chunk that is not loaded in time rejects with a ChunkLoadError', async () => {
  vi.useFakeTimers()
  const loading = loadChunk(() => new Promise(() => undefined))
  const failure = expect(loading).rejects.toBeInstanceOf(ChunkLoadError)
  await vi.advanceTimersByTimeAsync(120_000)
  await failure
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('a chunk that fails to load rejects with a ChunkLoadError', async () => {
  await expect(loadChunk(() => Promise.reject(new TypeError('404')))).rejects.toBeInstanceOf(ChunkLoadError)
  expect(await loadChunk(async () => 'there')).toBe('there')
})

test('loadInTheEnd retries until the chunk is loaded', async () => {
  const load = vi.fn(async () => 'there')
  load.mockRejectedValueOnce(new TypeError('no network')).mockRejectedValueOnce(new TypeError('still none'))
  const again = vi.fn(async () => undefined)
  expect(await loadInTheEnd(load, again)).toBe('there')
  expect(again).toHaveBeenCalledTimes(2)
})

const Screen = () => null

test('a screen file exports its one component', () => {
  expect(componentOf({ Screen })).toBe(Screen)
  expect(componentOf({ pages: { form: () => null, page: Screen } }, 'page')).toBe(Screen)
  expect(() => componentOf({ pages: { form: Screen } }, 'page')).toThrow(TypeError)
  expect(() => componentOf({ Screen, helper: () => null })).toThrow(TypeError)
  expect(() => componentOf({ title: 'x' })).toThrow(TypeError)
})
