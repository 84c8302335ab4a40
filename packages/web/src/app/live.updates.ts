// Loads a feature's live updates when an event of it arrives.
import { careKindNames } from '@daybook/contract/care/care.kinds.generated.ts'
import { live } from './live.generated.ts'

const loaders: Record<string, () => Promise<unknown>> = live
const careKinds: readonly string[] = careKindNames

/** A kind of care with the standard board declares its live updates with the kind. */
export async function loadLiveUpdates(feature: string): Promise<void> {
  await loaders[feature]?.()
  if (careKinds.includes(feature)) await import('./careKinds.generated.ts')
}
