import { expect, it } from 'vitest'
import { isWhole } from './http.ts'

it.each([
  ['HTTP/1.1 200 OK\r\ncontent-length: 2\r\n', false],
  ['HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{', false],
  ['HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}', true],
  ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}', false],
  ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n', true],
  ['HTTP/1.1 304 Not Modified\r\netag: "1"\r\n\r\n', true],
])('knows the end of %j: %s', (text, whole) => {
  expect(isWhole(Buffer.from(text))).toBe(whole)
})
