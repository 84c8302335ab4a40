import { AfterAccident } from '../aftercare/index.ts'
import { HeadNotTold } from './HeadNotTold.tsx'

export const incidentPages = { below: AfterAccident, Hint: HeadNotTold }
