import fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawFace, type Face, seedOf } from './face.ts'

const face: Face = {
  age: 'child',
  hair: 'pigtails',
  extra: 'glasses',
  background: 3,
  skin: 4,
  hairColour: 1,
  cloth: 7,
  top: 2,
  mood: 5,
}

it('says in the seed how a face looks, and nothing else', () => {
  expect(seedOf(face)).toBe('c34b17254')
  expect(drawFace('c34b17254')).toBe(drawFace(seedOf({ ...face })))
})

it('draws another picture for every part that differs', () => {
  const others: Partial<Face>[] = [
    { age: 'adult' },
    { hair: 'bob' },
    { extra: 'none' },
    { background: 4 },
    { skin: 5 },
    { hairColour: 2 },
    { cloth: 8 },
    { top: 3 },
    { mood: 6 },
  ]
  const pictures = new Set(
    [face, ...others.map((other) => ({ ...face, ...other }))].map((f) => drawFace(seedOf(f))),
  )
  expect(pictures.size).toBe(others.length + 1)
})

it('draws a well-formed picture of our own shapes for every seed', () => {
  const seed = fc.stringMatching(/^[abc][0-9a-z]{8}$/)
  fc.assert(
    fc.property(seed, (seed) => {
      const svg = drawFace(seed) ?? ''
      expect(svg).toMatch(/^<svg [^<>]*>(<\/?(g|rect|path|circle|ellipse)( [^<>]*)?>)+<\/svg>$/)
      expect(svg).not.toMatch(/undefined|NaN|script|href|url\(| on\w+=/)
      expect(svg.match(/<(g|svg)\b/g)?.length).toBe(svg.match(/<\/(g|svg)>/g)?.length)
    }),
  )
})

it('refuses what is no seed', () => {
  for (const text of ['', 'c34b1725', 'c34b172541', 'd34b17251', 'C34B17251', 'c34b17254\n', '../c34b17'])
    expect(drawFace(text)).toBeUndefined()
})
