import { expect, it } from 'vitest'
import { drawCode, makeCode } from './auth.captcha.picture.ts'

/** Pseudo-random bytes that are the same on every run. */
function steadyRandom(seed: number): (bytes: number) => Uint8Array {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 24
  }
  return (bytes) => Uint8Array.from({ length: bytes }, next)
}
const random = steadyRandom(7)

const source = (image: string) => Buffer.from(image.split(',')[1] ?? '', 'base64').toString()
const strokes = (image: string) => /<path d="([^"]+)"/.exec(source(image))?.[1]?.split('M').slice(1) ?? []

it('shows five letters or digits that are not easily confused', () => {
  const codes = Array.from({ length: 200 }, () => makeCode(random))
  for (const code of codes) expect(code).toMatch(/^[ACEHKLMNPRTWXY37]{5}$/)
  expect(new Set(codes).size).toBeGreaterThan(150)
})

it('does not reveal its code in its source: a single path without repeated strokes', () => {
  const images = Array.from({ length: 20 }, () => drawCode('HHHHH', random))
  const drawn = images.flatMap(strokes)
  expect(new Set(drawn).size).toBe(drawn.length)
  for (const image of images) {
    expect(image).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(source(image)).not.toContain('HHHHH')
    expect(source(image).match(/<(?!\/)\w+/g)).toEqual(['<svg', '<rect', '<path'])
  }
})

it('draws within the picture', () => {
  for (let i = 0; i < 50; i++)
    for (const stroke of strokes(drawCode(makeCode(random), random)))
      for (const point of stroke.split('L')) {
        const [x = -1, y = -1] = point.split(' ').map(Number)
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(160)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(60)
      }
})
