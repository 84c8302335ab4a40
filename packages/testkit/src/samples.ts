// One valid input for every operation of a feature, built from the world. The laws call each operation with it:
// as every persona, with another centre's ids, and twice with one key. An operation without one does not compile.
import type { CallOf, Feature, Operations } from '@daybook/contract/kernel/feature.ts'
import type { World } from './world.ts'

type Sample<Input> = (world: World) => Input | Promise<Input>

/** What the laws take from a `<feature>.samples.ts`. */
export interface Samples {
  feature: string
  /** Operation name → its sample. */
  table: Record<string, Sample<object>>
}

/**
 * Ties a table of samples to its feature. A sample is asked for once in a fresh world and has to be answered
 * with 200 there for whoever has the right. It takes all that it names from `world.centre`, and what is not
 * there yet it adds with `world.build(world.centre.tenantId, …)`: the law of tenancy shows it the other centre
 * under that name.
 */
export function samples<O extends Operations>(
  feature: Feature<O>,
  table: { [K in keyof O]: Sample<CallOf<O[K]>> },
): Samples {
  return { feature: feature.feature, table }
}
