import { afterEach, expect, test, vi } from 'vitest'
import { fetchFile } from './fetch.file.ts'

const { signal } = new AbortController()
const answerWith = (type: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response('content', { status, headers: { 'content-type': type } }))

afterEach(() => {
  vi.unstubAllGlobals()
})

test('gives the file that the server sends', async () => {
  answerWith('application/pdf')
  expect(await (await fetchFile('/plan.pdf', 'application/pdf', signal)).text()).toBe('content')
})

test.each([
  ['the page of a guest Wi-Fi', 'text/html', 200],
  ['a refusal', 'application/pdf', 404],
])('takes %s for no file', async (_, type, status) => {
  answerWith(type, status)
  await expect(fetchFile('/plan.pdf', 'application/pdf', signal)).rejects.toThrow(type)
})
