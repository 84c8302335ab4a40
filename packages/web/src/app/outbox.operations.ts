// Everything that may wait to be sent, from the features' *.outbox.ts and the kinds of care.
import type { OutboxEntries } from '../platform/outbox/outbox.entry.ts'

/** Loads every operation that may wait, for entries that an earlier page left; answers how they stand in the outbox,
 *  by feature. */
export async function loadOperations(): Promise<Record<string, OutboxEntries>> {
  const [{ careKinds }, { outbox }] = await Promise.all([
    import('./careKinds.generated.ts'),
    import('./outbox.generated.ts'),
  ])
  const ofKinds = Object.entries(careKinds).map(([name, { outbox = {} }]) => [name, outbox])
  return { ...Object.fromEntries(ofKinds), ...outbox }
}
