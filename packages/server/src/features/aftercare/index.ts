export { accidentChanged } from './aftercare.watch.ts'
