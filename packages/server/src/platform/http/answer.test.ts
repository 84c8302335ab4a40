import { expect, it } from 'vitest'
import { jsonOf } from './answer.ts'

it('writes JSON without a line marker that says the same', () => {
  const data = { email: 'kiri@ngati.nz', '@name': ['@n@n', '\\@n', 'a@b', null] }
  expect(jsonOf(data)).not.toContain('@n')
  expect(JSON.parse(jsonOf(data))).toEqual(data)
})
