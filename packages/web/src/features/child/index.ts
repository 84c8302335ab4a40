export { Allergies } from './Allergies.tsx'
export { ChildPageLink } from './ChildPageLink.tsx'
export { type Card, faceOf } from './child.face.ts'
