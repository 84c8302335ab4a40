import { AfterAccident } from '../aftercare/index.ts'
import { HeadNotTold } from './HeadNotTold.tsx'

export const incidentPages = { next: AfterAccident, Hint: HeadNotTold }
