export { accidentChanged } from './aftercare.jobs.ts'
