import { expect, test } from 'vitest'
import { toRequest, type Wire } from './wire.ts'

const wire = (part: Partial<Wire>): Wire => ({
  method: 'POST',
  path: '/api/blade-garden/thing',
  access: 'session',
  query: [],
  body: [],
  ...part,
})

test('a read sends its parameters in the query string', () => {
  const get = wire({ method: 'GET', query: ['code', 'taskId', 'none'] })
  expect(toRequest(get, { code: 'a b', taskId: '1', none: undefined })).toEqual({
    url: '/api/blade-garden/thing?code=a+b&taskId=1',
    body: undefined,
    contentType: undefined,
  })
})

test('a POST sends its parameters in a form body, never in the URL', () => {
  const signIn = wire({ query: ['username', 'password'] })
  const { url, body, contentType } = toRequest(signIn, { username: 'mere', password: 'a&b=c' })
  expect(url).toBe('/api/blade-garden/thing')
  expect(body).toBe('username=mere&password=a%26b%3Dc')
  expect(contentType).toBe('application/x-www-form-urlencoded')
})

test('a JSON body leaves out the path parameters', () => {
  const confirm = wire({ path: '/api/flow/confirm/{id}', query: ['id'], body: ['mark', 'children'] })
  const request = toRequest(confirm, { id: 'x/1', mark: 'seen', children: [{ id: 1 }] })
  expect(request.url).toBe('/api/flow/confirm/x%2F1')
  expect(JSON.parse(String(request.body))).toEqual({ mark: 'seen', children: [{ id: 1 }] })
  expect(request.contentType).toBe('application/json')
})

test('a missing path parameter throws', () => {
  expect(() => toRequest(wire({ path: '/api/a/{id}', query: ['id'] }), {})).toThrow(TypeError)
})

test('a path without the prefix gets it', () => {
  expect(toRequest(wire({ method: 'GET', path: 'blade-system/user/info' }), {}).url).toBe(
    '/api/blade-system/user/info',
  )
})

test('a file goes into a multipart body, and the other parameters into the address', async () => {
  const put = wire({ path: '/api/put-file', query: ['id'], upload: {} })
  const { url, body, contentType } = toRequest(put, { id: 'x', file: new File(['bytes'], 'knee.jpg') })
  expect({ url, contentType }).toEqual({ url: '/api/put-file?id=x', contentType: undefined })
  const sent = (body as FormData).get('file') as File
  expect({ name: sent.name, text: await sent.text() }).toEqual({ name: 'knee.jpg', text: 'bytes' })
})
