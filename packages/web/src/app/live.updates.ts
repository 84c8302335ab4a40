// Loads a feature's live updates when an event of it arrives.
import { careKindNames } from '@daybook/contract/kernel/kinds.generated.ts'
import { live } from './live.generated.ts'

const loaders: Record<string, () => Promise<unknown>> = live
const careKinds: readonly string[] = careKindNames

/** A mechanism declares the live updates of all its kinds, so a kind's own file only adds to them. */
const ofMechanisms = [live.today, live.report, live.checklist, live.receipt, live.register]

/** A kind of care with the standard board declares its live updates with the kind. */
export async function loadLiveUpdates(feature: string): Promise<void> {
  const ofCare = careKinds.includes(feature) ? import('./careKinds.generated.ts') : undefined
  await Promise.all([...ofMechanisms.map((load) => load()), ofCare, loaders[feature]?.()])
}
