import type { Ground } from './ground.ts'

/** A measurement: what was measured → its figures. */
export type Part = (ground: Ground) => Promise<Record<string, Record<string, string | number>>>
