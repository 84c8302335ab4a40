import { expect, test } from 'vitest'
import { idOn } from './qr.label.ts'

test('a label names what it is on, under whatever host it was printed, and nothing of another page', () => {
  const code = 'http://192.0.2.7:8090/#/pages/home/bottle?id=b1&child=c1'
  expect(idOn(code, '/pages/home/bottle')).toBe('b1')
  expect(idOn(code, '/pages/home/assets')).toBeUndefined()
  expect(idOn('https://example.org/', '/pages/home/bottle')).toBeUndefined()
})
