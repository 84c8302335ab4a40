/** Loads every operation that may wait, for entries that an earlier page left and for what others do. A feature
 *  declares its own when its `*.outbox.ts` is loaded, a kind of care with its `*.careKind.ts`. */
export async function loadOperations(): Promise<void> {
  await Promise.all([import('./careKinds.generated.ts'), import('./outbox.generated.ts')])
}
