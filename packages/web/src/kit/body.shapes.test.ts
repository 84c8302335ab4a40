import { bodyPartsOf } from '@daybook/contract/kernel/bodyParts.ts'
import { describe, expect, it } from 'vitest'
import { bodyHeight, bodyWidth, type Shape, shapesOf } from './body.shapes.ts'

const overlap = (a: Shape, b: Shape) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

describe.each(['front', 'back'] as const)('the %s of the body', (side) => {
  const shapes = shapesOf(side)

  it('shows every part once', () => {
    expect(shapes.map(([part]) => part)).toEqual(bodyPartsOf[side])
  })

  it('has parts of at least 24 pixels that do not overlap, within the drawing', () => {
    const small = shapes.filter(([, { width, height }]) => width < 24 || height < 24)
    expect(small).toEqual([])
    const outside = shapes.filter(
      ([, { x, y, width, height }]) => x < 0 || y < 0 || x + width > bodyWidth || y + height > bodyHeight,
    )
    expect(outside).toEqual([])
    const pairs = shapes.flatMap(([a, one], place) =>
      shapes.slice(place + 1).flatMap(([b, other]) => (overlap(one, other) ? [[a, b]] : [])),
    )
    expect(pairs).toEqual([])
  })

  it('has the child’s left on the right from the front, and on the left from the back', () => {
    const centre = ({ x, width }: Shape) => x + width / 2
    const lefts = shapes.filter(([part]) => part.endsWith('.left')).map(([, shape]) => centre(shape))
    for (const at of lefts) expect(at > bodyWidth / 2).toBe(side === 'front')
  })
})
