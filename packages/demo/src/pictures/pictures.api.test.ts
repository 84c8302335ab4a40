import { testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { servePictures } from './pictures.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer({ serveMore: servePictures })
})
afterAll(() => server.close())

it.each(['/api', ''])(
  'serves a drawn face to everybody at %s, kept for ever, and nothing in it may run',
  async (at) => {
    const answer = await fetch(`${server.url}${at}/pictures/drawn/c34b17254.svg`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('image/svg+xml')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    )
    expect(await answer.text()).toMatch(/^<svg .*<\/svg>$/)
  },
)

it.each(['c34b1725', 'x34b17251', '..%2Fc34b17', '%3Cscript%3E'])('has no picture %s', async (seed) => {
  const answer = await fetch(`${server.url}/api/pictures/drawn/${seed}.svg`)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable')
})
