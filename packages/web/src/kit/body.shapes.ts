// The drawing of a small child, by hand, 148 units wide and 320 high. A part is a closed path whose edge is a piece of the
// outline. What comes in pairs is drawn once, on the right of the middle.
import { allBodyParts, type BodySide } from '@daybook/contract/kernel/bodyParts.ts'

export const bodyWidth = 148

/** What of the drawing is shown, as a `viewBox`: its places on the face are small until the head fills the picture. */
export const bodyViews = { body: `0 0 ${bodyWidth} 320`, head: '22 0 104 102' } as const
export type BodyView = keyof typeof bodyViews

const shoulder = 'M88 97C97 98 106 99 112 106C116 111 118 117 120 123L101 129C95 121 90 110 88 97Z'
const hand =
  'M137 182C140 186 144 190 145 196C146 203 143 213 137 213C131 214 125 209 123 204C121 207 117 206 117 202C117 196 121 192 122 186Z'
const trunk =
  'M60 97C68 101 80 101 88 97C90 110 95 121 101 129C101 135 100 140 100 144C84 149 64 149 48 144C48 140 47 135 47 129C53 121 58 110 60 97Z'
const ear = 'M110 44C115 37 125 41 123 51C121 60 114 65 109 60Z'

const front = {
  ear,
  forehead: 'M37 38C38 18 53 5 74 5C95 5 110 18 111 38C99 35 86 34 74 37C62 34 49 35 37 38Z',
  eye: 'M74 37C86 34 99 35 111 38C111 44 111 48 110 54C98 55 90 54 83 52C80 51 77 51 74 51Z',
  nose: 'M74 51C77 51 80 51 83 52C84 57 86 62 88 67C79 69 69 69 60 67C62 62 64 57 65 52C68 51 71 51 74 51Z',
  cheek: 'M83 52C90 54 98 55 110 54C109 63 106 71 100 77C95 75 91 71 88 67C86 62 84 57 83 52Z',
  mouth: 'M60 67C69 69 79 69 88 67C91 71 95 75 100 77L98 79C83 76 65 76 50 79L48 77C53 75 57 71 60 67Z',
  chin: 'M98 79C91 85 83 88 74 88C65 88 57 85 50 79C65 76 83 76 98 79Z',
  neckFront:
    'M62 84C66 87 70 88 74 88C78 88 82 87 86 84L86 92C86 96 87 96 88 97C80 101 68 101 60 97C61 96 62 96 62 92Z',
  shoulder,
  upperArm: 'M120 123C123 132 127 141 129 151L112 156C108 147 104 138 101 129Z',
  forearm: 'M129 151C132 162 135 172 137 182L122 186C118 177 115 167 112 156Z',
  hand,
  chest: trunk,
  belly: 'M100 144C99 155 100 166 103 178C86 185 62 185 45 178C48 166 49 155 48 144C64 149 84 149 100 144Z',
  groin:
    'M103 178C104 182 105 187 105 192C95 196 85 202 78 210C76 211 72 211 70 210C63 202 53 196 43 192C43 187 44 182 45 178C62 185 86 185 103 178Z',
  thigh: 'M105 192C107 208 106 222 103 238C95 242 86 242 78 239C78 229 78 220 78 210C85 202 95 196 105 192Z',
  knee: 'M103 238C102 246 102 254 103 262C95 265 86 265 78 262C78 254 78 247 78 239C86 242 95 242 103 238Z',
  shin: 'M103 262C105 273 101 283 98 292C92 294 86 294 80 292C78 282 77 272 78 262C86 265 95 265 103 262Z',
  foot: 'M98 292C100 300 111 303 113 309C114 315 109 317 103 317L87 317C79 317 76 312 79 304C80 300 80 296 80 292C86 294 92 294 98 292Z',
}

const back = {
  ear,
  backOfHead:
    'M74 5C99 5 112 22 111 44C111 60 103 71 88 76C79 80 69 80 60 76C45 71 37 60 37 44C36 22 49 5 74 5Z',
  neckBack: 'M60 76C69 80 79 80 88 76L87 90C87 95 87 96 88 97C80 101 68 101 60 97C61 96 61 95 61 90Z',
  shoulder,
  upperArm: 'M120 123C122 129 125 136 127 143L108 148C105 142 103 135 101 129Z',
  elbow: 'M127 143C129 150 131 156 132 163L115 168C112 161 110 154 108 148Z',
  forearm: 'M132 163C134 170 136 176 137 182L122 186C119 180 117 174 115 168Z',
  hand,
  upperBack: trunk,
  lowerBack:
    'M100 144C99 154 100 163 102 173C86 178 62 178 46 173C48 163 49 154 48 144C64 149 84 149 100 144Z',
  bottom:
    'M102 173C105 184 106 197 105 209C95 214 84 214 76 209C75 209 73 209 72 209C64 214 53 214 43 209C42 197 43 184 46 173C62 178 86 178 102 173Z',
  backOfThigh:
    'M105 209C105 224 104 237 103 250C95 254 86 254 78 250C78 237 78 224 76 209C84 214 95 214 105 209Z',
  calf: 'M103 250C106 264 102 279 98 290C92 292 86 292 80 290C77 278 77 264 78 250C86 254 95 254 103 250Z',
  heel: 'M98 290C100 299 107 305 109 311C109 316 104 317 99 317L86 317C79 317 76 312 78 305C80 300 80 295 80 290C86 292 92 292 98 290Z',
}

interface Drawn {
  path: string
  isMirrored: boolean
}
export interface Shape extends Drawn {
  part: string
}

/** The shape of every part of a side. Seen from the front, the child's left is on the right. What is seen from both sides,
 *  as a hand, is the same part on both. */
export function shapesOf(side: BodySide): Shape[] {
  return Object.entries(side === 'front' ? front : back).flatMap(([name, path]) =>
    allBodyParts.includes(name)
      ? { part: name, path, isMirrored: false }
      : [
          { part: `${name}.left`, path, isMirrored: side === 'back' },
          { part: `${name}.right`, path, isMirrored: side === 'front' },
        ],
  )
}

/** What is too small for a finger until the head fills the picture. */
export const isOnFace = (part: string): boolean => /^(neckFront|ear|eye|nose|cheek|mouth|chin)/.test(part)
export const isOnHead = (part: string): boolean => part === 'forehead' || isOnFace(part)

type Ink = 'hair' | 'cloth' | 'dot' | 'line'
interface Stroke extends Drawn {
  ink: Ink
}

const one = (ink: Ink, path: string): Stroke[] => [{ ink, path, isMirrored: false }]
const both = (ink: Ink, path: string): Stroke[] => [
  { ink, path, isMirrored: false },
  { ink, path, isMirrored: true },
]

const shorts = one(
  'cloth',
  'M101 169C86 175 62 175 47 169C44 178 43 190 43 213C54 217 65 216 73 212L74 209L75 212C83 216 94 217 105 213C105 190 104 178 101 169Z',
)

/** What makes a child of the parts: hair, face, shorts, fingers and toes. */
export const strokesOf: Readonly<Record<BodySide, readonly Stroke[]>> = {
  front: [
    ...shorts,
    ...one(
      'hair',
      'M37 38C38 18 53 5 74 5C95 5 110 18 111 38C108 30 104 24 98 19C92 23 82 24 72 20C75 23 76 24 78 26C66 26 57 23 52 18C45 23 40 30 37 38Z',
    ),
    ...both('line', 'M86 38.5C90 36 95 36 99 38.5'),
    ...both('dot', 'M92 42C95 42 96 44 96 46.5C96 49 95 51 92 51C89 51 88 49 88 46.5C88 44 89 42 92 42Z'),
    ...one('line', 'M71 61.5C73 63.5 75 63.5 77 61.5'),
    ...one('line', 'M66 71.5C71 75 77 75 82 71.5'),
    ...both('line', 'M114 48C116 46 119 48 117 52'),
    ...one('line', 'M74 161V163'),
    ...both('line', 'M131 204L132 211M135 204L137 211M139 202L142 208'),
    ...both('line', 'M93 317V313M99 317V313M105 316.5L104 313'),
  ],
  back: [
    ...shorts,
    ...one(
      'hair',
      'M74 5C99 5 112 22 111 44C111 60 103 71 88 76C86 71 84 70 82 75C80 70 77 70 74 76C71 70 68 70 66 75C64 70 62 71 60 76C45 71 37 60 37 44C36 22 49 5 74 5Z',
    ),
    ...one('line', 'M74 116V160'),
    ...both('line', 'M87 117C90 119 92 123 92 128'),
  ],
}
