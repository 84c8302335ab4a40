import type { Ground } from './ground.ts'

/** A measurement: name of a row → its figures. */
export type Part = (ground: Ground) => Promise<Record<string, Record<string, string | number>>>
