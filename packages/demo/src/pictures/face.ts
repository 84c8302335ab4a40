// Faces drawn from a seed, for people who have no photograph (and for demonstrations, where nobody's photograph
// belongs). A seed is nine characters and says nothing but how the face looks: the age, then the places in the
// lists below, in base 36. Whatever it is, only our own shapes and colours come out.
import { brows, cheeks, eyes, marks, mouths, nose, worn } from './features.ts'
import { hairStyles } from './hair.ts'
import { backgrounds, clothes, hairColours, skinShades, skins } from './palette.ts'
import { tops } from './tops.ts'

const seedPattern = /^[abc][0-9a-z]{8}$/

const ages = { adult: 'a', baby: 'b', child: 'c' } as const
const bodies = {
  a: { head: 'translate(48 42) scale(.95 1.02)', neck: 'M41 56h14v18q-7 6-14 0Z' },
  b: { head: 'translate(48 48) scale(1.2 1.13)', neck: 'M42 66h12v8q-6 5-12 0Z' },
  c: { head: 'translate(48 45) scale(1.06)', neck: 'M42 62h12v12q-6 5-12 0Z' },
} as const

export type Age = keyof typeof ages
export type Hair = keyof typeof hairStyles
export type Extra = keyof typeof worn

export interface Face {
  age: Age
  hair: Hair
  extra: Extra
  /** Places in their lists, from 0; they wrap around. */
  background: number
  skin: number
  hairColour: number
  cloth: number
  top: number
  /** Eyes and mouth together. */
  mood: number
}

const place = (list: object, name: string) => Object.keys(list).indexOf(name)

/** The seed that draws this face. */
export function seedOf(face: Face): string {
  const { background, skin, hairColour, cloth, top, mood } = face
  const hair = place(hairStyles, face.hair)
  const places = [background, skin, hair, hairColour, cloth, top, mood, place(worn, face.extra)]
  return ages[face.age] + places.map((at) => (at % 36).toString(36)).join('')
}

/** The picture as SVG, 96 by 96; undefined where this is no seed. */
export function drawFace(seed: string): string | undefined {
  if (!seedPattern.test(seed)) return undefined
  const places = [...seed.slice(1)].map((digit) => Number.parseInt(digit, 36))
  const of = <T>(list: readonly T[], at: number, step = 1) =>
    list[Math.floor((places[at] ?? 0) / step) % list.length] as T
  const named = <T extends object>(list: T, at: number, step = 1) =>
    of(Object.values(list) as T[keyof T][], at, step)
  const { head, neck } = bodies[seed.charAt(0) as keyof typeof bodies]
  const [skin, shade, cloth] = [of(skins, 1), of(skinShades, 1), of(clothes, 4)]
  const extra = of(Object.keys(worn) as Extra[], 7)
  // Hair does not show beneath a scarf.
  const hair = extra === 'scarf' ? hairStyles.bald : named(hairStyles, 2)
  const parts = [
    `<rect width="96" height="96" fill="${of(backgrounds, 0)}"/>`,
    `<g color="${of(hairColours, 3)}"><g transform="${head}">${hair.back}</g>`,
    `<path fill="${shade}" d="${neck}"/>`,
    named(tops, 5)(cloth),
    `<g transform="${head}"><g fill="${shade}"><circle cx="-20" cy="3" r="4"/><circle cx="20" cy="3" r="4"/></g>`,
    `<ellipse rx="20" ry="21" fill="${skin}"/>${marks[extra]}${cheeks}${nose(shade)}`,
    `${named(eyes, 6)}${brows}${named(mouths, 6, 3)}${hair.front}${worn[extra](cloth)}</g></g>`,
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">${parts.join('')}</svg>`
}
