// The drawing of a child's body: a shape for every part that can be marked. Paired parts are drawn once, as the child's
// left one; the right one is its mirror image. Seen from the front, the child's left is on the right.
import { type BodySide, bodyPartsOf } from '@daybook/contract/kernel/bodyParts.ts'

/** Units of the drawing, which is as wide as this and never shown smaller than 1 pixel for each. */
export const bodyWidth = 260
export const bodyHeight = 486

export interface Shape {
  x: number
  y: number
  width: number
  height: number
}

type Table = Record<string, readonly [x: number, y: number, width: number, height: number]>

const front: Table = {
  forehead: [76, 4, 108, 36],
  eye: [132, 42, 50, 28],
  cheek: [148, 72, 34, 34],
  nose: [114, 72, 32, 34],
  mouth: [94, 108, 72, 24],
  chin: [102, 134, 56, 24],
  neckFront: [108, 160, 44, 24],
  shoulder: [172, 178, 46, 34],
  chest: [90, 186, 80, 54],
  belly: [92, 242, 76, 46],
  groin: [98, 290, 64, 28],
  upperArm: [188, 214, 34, 50],
  forearm: [196, 266, 32, 48],
  hand: [200, 316, 36, 36],
  thigh: [132, 320, 38, 54],
  knee: [132, 376, 36, 28],
  shin: [132, 406, 34, 46],
  foot: [132, 454, 44, 28],
}

const back: Table = {
  backOfHead: [76, 4, 108, 128],
  ear: [46, 52, 28, 40],
  neckBack: [108, 134, 44, 48],
  upperBack: [90, 186, 80, 60],
  lowerBack: [92, 248, 76, 40],
  bottom: [94, 290, 72, 42],
  elbow: [36, 248, 34, 34],
  backOfThigh: [90, 334, 38, 56],
  calf: [92, 392, 36, 56],
  heel: [88, 450, 40, 30],
}

/** Parts of the figure that cannot be marked on that side: the head as a whole, and the arms from behind. */
const figure: Record<BodySide, readonly Shape[]> = {
  front: [{ x: 68, y: -4, width: 124, height: 168 }],
  back: [
    [42, 186, 46, 60],
    [30, 284, 34, 30],
    [24, 316, 36, 36],
  ].flatMap(([x = 0, y = 0, width = 0, height = 0]) => {
    const left = { x, y, width, height }
    return [left, mirrored(left)]
  }),
}

function mirrored(shape: Shape): Shape {
  return { ...shape, x: bodyWidth - shape.x - shape.width }
}

/** The shape of every part of a side. */
export function shapesOf(side: BodySide): [part: string, shape: Shape][] {
  const table = side === 'front' ? front : back
  return bodyPartsOf[side].flatMap((part): [string, Shape][] => {
    const [name = '', half] = part.split('.')
    const found = table[name]
    if (!found) return []
    const [x, y, width, height] = found
    const left = { x, y, width, height }
    return [[part, half === 'right' ? mirrored(left) : left]]
  })
}

/** How far the figure stands out around its parts. */
const margin = 5

/** The figure behind the parts: their shapes, grown together. */
export function figureOf(side: BodySide): Shape[] {
  const parts = shapesOf(side).map(([, shape]) => shape)
  return [...figure[side], ...parts].map(({ x, y, width, height }) => ({
    x: x - margin,
    y: y - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  }))
}
