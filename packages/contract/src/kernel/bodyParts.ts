// Places on a child's body, as an injury form's drawing shows them. Left and right are the child's own.

const sides = ['left', 'right'] as const
const paired = (...names: string[]) => names.flatMap((name) => sides.map((side) => `${name}.${side}`))

const front = [
  'forehead',
  ...paired('eye', 'cheek'),
  'nose',
  'mouth',
  'chin',
  'neckFront',
  'chest',
  'belly',
  'groin',
  ...paired('shoulder', 'upperArm', 'forearm', 'hand', 'thigh', 'knee', 'shin', 'foot'),
]
const back = [
  'backOfHead',
  ...paired('ear'),
  'neckBack',
  'upperBack',
  'lowerBack',
  'bottom',
  ...paired('elbow', 'backOfThigh', 'calf', 'heel'),
]

export type BodySide = 'front' | 'back'

/** Side of the drawing → the places on it. */
export const bodyPartsOf: Readonly<Record<BodySide, readonly string[]>> = { front, back }
export const allBodyParts: readonly string[] = [...front, ...back]

/** A blow to the head is watched for hours afterwards. */
const onHead = /^(forehead|eye|cheek|nose|mouth|chin|backOfHead|ear)/
export const isOnHead = (part: string): boolean => onHead.test(part)
