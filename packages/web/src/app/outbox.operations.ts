import { type AnyQueueable, queueables } from '../platform/outbox/queueable.ts'

/** Loads whatever declares a queueable operation: entries of an earlier page need it. @returns them by their ids */
export async function loadOperations(): Promise<Readonly<Record<string, AnyQueueable>>> {
  await Promise.all([
    import('./careKinds.generated.ts'),
    import('./checklistKinds.generated.ts'),
    import('./reportKinds.generated.ts'),
    import('./queueables.generated.ts'),
  ])
  return queueables()
}
