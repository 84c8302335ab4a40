import { bodyPartsOf } from '@daybook/contract/kernel/bodyParts.ts'
import { describe, expect, it } from 'vitest'
import { shapesOf } from './body.shapes.ts'

describe.each(['front', 'back'] as const)('the %s of the body', (side) => {
  const parts = shapesOf(side).map(({ part }) => part)

  it('shows every part of its side, and none twice', () => {
    expect(parts).toEqual(expect.arrayContaining([...bodyPartsOf[side]]))
    expect(new Set(parts).size).toBe(parts.length)
  })

  it('has the child’s left on the right from the front, and on the left from the back', () => {
    // What comes in pairs is drawn on the right of the middle.
    const lefts = shapesOf(side).filter(({ part }) => part.endsWith('.left'))
    expect(lefts.length).toBeGreaterThan(5)
    for (const { isMirrored } of lefts) expect(isMirrored).toBe(side === 'back')
  })
})
