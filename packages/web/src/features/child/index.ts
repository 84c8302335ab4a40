export { Allergies } from './Allergies.tsx'
export { type Card, faceOf } from './child.face.ts'
