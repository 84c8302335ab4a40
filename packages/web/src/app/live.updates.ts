// Loads a feature's live updates when its first event arrives.
import { careKindNames } from '@daybook/contract/care/care.kinds.generated.ts'
import { live } from './live.generated.ts'

const loaders: Record<string, () => Promise<unknown>> = live
const careKinds: readonly string[] = careKindNames

/** Kinds of care without their own live updates use the shared ones. */
export async function loadLiveUpdates(feature: string): Promise<void> {
  const load = loaders[feature] ?? (careKinds.includes(feature) ? live.care : undefined)
  await load?.()
}
