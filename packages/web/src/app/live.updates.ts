// Where the live updates of a feature are, loaded when one of its events comes.
import { careKindNames } from '@daybook/contract/care/care.kinds.generated.ts'
import { live } from './live.generated.ts'

const loaders: Record<string, () => Promise<unknown>> = live
const careKinds: readonly string[] = careKindNames

/** Kinds of care without live updates of their own share those of all care. */
export async function loadLiveUpdates(feature: string): Promise<void> {
  const load = loaders[feature] ?? (careKinds.includes(feature) ? live.care : undefined)
  await load?.()
}
