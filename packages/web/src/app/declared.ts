// Loaders for the tables that features fill (platform/declared.ts). Each table is its own chunk.
import type { TableLoaders } from '../platform/declared.ts'
import { loadOperations } from './outbox.operations.ts'

export const tableLoaders: TableLoaders = {
  awaiting: async () => (await import('./awaiting.generated.ts')).awaiting,
  careKinds: async () => (await import('./careKinds.generated.ts')).careKinds,
  messageWords: async () => (await import('./messageWords.generated.ts')).messageWords,
  outbox: loadOperations,
  reportKinds: async () => (await import('./reportKinds.generated.ts')).reportKinds,
  watchKinds: async () => (await import('./watchKinds.generated.ts')).watchKinds,
  oversight: async () => (await import('./oversight.generated.ts')).oversight,
}
