// A valid input for every operation of a feature, built from the world. The laws call each operation with it: as every
// persona, with another centre's ids, and twice with one key. An operation that needs a sample and has none does not
// compile. A read whose input may be empty and a write that has no input need none: the laws send nothing.
import type { CallOf, Feature, Operations } from '@daybook/contract/kernel/feature.ts'
import type { World } from './world.ts'

type Sample<Input> = (world: World) => Input | Promise<Input>

/** What the laws read from a `<feature>.samples.ts`. */
export interface Samples {
  feature: string
  /** Operation name → its sample. */
  table: Record<string, Sample<object>>
}

type NeedsNone<O> = keyof CallOf<O> extends never
  ? true
  : O extends { method: 'GET' }
    ? object extends CallOf<O>
      ? true
      : false
    : false

/**
 * Ties a table of samples to its feature. Each sample is used once in a fresh world, where the call has to return 200
 * for a caller with the right. A sample takes its ids from `world.centre` and adds other rows with
 * `world.build(world.centre.tenantId, …)`, because the law of tenancy passes the other centre as `world.centre`.
 */
export function samples<O extends Operations>(
  feature: Feature<O>,
  table: { [K in keyof O as NeedsNone<O[K]> extends true ? never : K]: Sample<CallOf<O[K]>> } & {
    [K in keyof O]?: Sample<CallOf<O[K]>>
  },
): Samples {
  return { feature: feature.feature, table: table as Samples['table'] }
}
