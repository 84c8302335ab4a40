import { expect, it } from 'vitest'
import { inside, middleOf, sideOf } from './crop.ts'

const wide = { width: 400, height: 200 }

it('starts with the largest square in the middle', () => {
  const crop = middleOf(wide)
  expect(crop).toEqual({ x: 200, y: 100, zoom: 1 })
  expect(sideOf(wide, crop)).toBe(200)
})

it('stays inside the picture', () => {
  expect(inside(wide, { x: -50, y: 500, zoom: 1 })).toEqual({ x: 100, y: 100, zoom: 1 })
  expect(inside(wide, { x: 390, y: 20, zoom: 2 })).toEqual({ x: 350, y: 50, zoom: 2 })
})
