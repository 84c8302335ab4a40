// All queueable operations, from the features' *.outbox.ts and the kinds of care, checks and reports.
import type { OutboxEntries } from '../platform/outbox/outbox.entry.ts'

/** Loads all queueable operations, which the entries of an earlier page need. @returns the outbox entries by feature */
export async function loadOperations(): Promise<Record<string, OutboxEntries>> {
  const [{ careKinds }, { checklistKinds }, { reportKinds }, { outbox }] = await Promise.all([
    import('./careKinds.generated.ts'),
    import('./checklistKinds.generated.ts'),
    import('./reportKinds.generated.ts'),
    import('./outbox.generated.ts'),
  ])
  const ofKinds = Object.entries({ ...careKinds, ...checklistKinds, ...reportKinds }).map(
    ([name, { outbox = {} }]) => [name, outbox],
  )
  return { ...Object.fromEntries(ofKinds), ...outbox }
}
