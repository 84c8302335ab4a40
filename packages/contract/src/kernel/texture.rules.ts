// How soft and small a child's food has to be. Pure.
import { monthsOld } from './dates.ts'

export const textures = ['puree', 'minced', 'cutSmall', 'normal'] as const
export type Texture = (typeof textures)[number]

/** From which age in months a texture is usual, the oldest first. Food stays cut small until a child is five, because
 *  those who are younger choke most easily. */
const usualFrom = [
  [60, 'normal'],
  [12, 'cutSmall'],
  [8, 'minced'],
] as const satisfies [number, Texture][]

/** What somebody has said of this child, or else what is usual at this age. */
export function textureOf(child: { texture: Texture | null; birthDate: string }, day: string): Texture {
  const months = monthsOld(child.birthDate, day)
  return child.texture ?? usualFrom.find(([from]) => months >= from)?.[1] ?? 'puree'
}
