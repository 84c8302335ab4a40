import { requestTimeout, uploadTimeoutFor } from '@daybook/contract/kernel/constants.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exchangeWithProgress } from './progress.ts'

class FakeRequest {
  static current: FakeRequest
  upload: { onprogress?: (at: { loaded: number; total: number }) => void } = {}
  status = 200
  responseText = 'done'
  onload?: () => void
  onloadend?: () => void
  onabort?: () => void
  constructor() {
    FakeRequest.current = this
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort?.()
    this.onloadend?.()
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function start() {
  const { signal } = new AbortController()
  const seen: number[] = []
  const all = { url: '/', method: 'POST', headers: new Headers(), body: 'photo', signal }
  const answer = exchangeWithProgress(all, (at) => seen.push(at))
  return { answer, seen, request: FakeRequest.current }
}

test('an upload goes on for as long as something goes on', async () => {
  const { answer, seen, request } = start()
  for (const loaded of [1, 2, 3, 4]) {
    await vi.advanceTimersByTimeAsync(requestTimeout - 1)
    request.upload.onprogress?.({ loaded, total: 4 })
  }
  request.onload?.()
  expect(await answer).toMatchObject({ status: 200, text: 'done' })
  expect(seen).toEqual([0.25, 0.5, 0.75, 1])
})

test('an upload on which nothing goes on is given up', async () => {
  const { answer } = start()
  const failed = expect(answer).rejects.toThrow('Nothing went on')
  await vi.advanceTimersByTimeAsync(requestTimeout)
  await failed
})

test('a photo has the time that a phone with one bar needs', () => {
  const [photo, oneBar] = [900_000, 10_000]
  expect(uploadTimeoutFor(photo, requestTimeout)).toBeGreaterThan((photo / oneBar) * 1000)
  expect(uploadTimeoutFor(1000, requestTimeout)).toBe(requestTimeout)
})
