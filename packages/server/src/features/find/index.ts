export type { FindContext, Findings } from './find.parts.ts'
