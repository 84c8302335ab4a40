// Loads a feature's live updates when an event of it arrives.
import { careKindNames } from '@daybook/contract/kernel/kinds.generated.ts'
import { live } from './live.generated.ts'

const loaders: Record<string, () => Promise<unknown>> = live
const careKinds: readonly string[] = careKindNames

/** A kind of care with the standard board declares its live updates with the kind. Those of all kinds of reports
 *  are declared together, and so are those of checks and of all that is published. */
export async function loadLiveUpdates(feature: string): Promise<void> {
  const load = loaders[feature]
  if (careKinds.includes(feature)) await import('./careKinds.generated.ts')
  else if (!load) await Promise.all([live.report(), live.checklist(), live.receipt()])
  await load?.()
}
