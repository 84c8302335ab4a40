// What other features show of places.
export { PlaceFinder } from './PlaceFinder.tsx'
export { type Coordinates, readCoordinates } from './place.coordinates.ts'
export { pointFields, pointProblems } from './place.fields.ts'
