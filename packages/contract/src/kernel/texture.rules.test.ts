import { expect, it } from 'vitest'
import { textureOf } from './texture.rules.ts'

it.each([
  ['2025-08-01', 'puree'],
  ['2025-07-01', 'minced'],
  ['2025-03-01', 'cutSmall'],
  ['2021-03-02', 'cutSmall'],
  ['2021-03-01', 'normal'],
] as const)('food for a child born on %s is usually %s', (birthDate, texture) => {
  expect(textureOf({ birthDate, texture: null }, '2026-03-01')).toBe(texture)
})

it('is as somebody has said of the child', () => {
  expect(textureOf({ birthDate: '2021-03-01', texture: 'puree' }, '2026-03-01')).toBe('puree')
})
