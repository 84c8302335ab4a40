// How the tables of what features declare for others are loaded. Each is a part of the app by itself.
import type { TableLoaders } from '../platform/declared.ts'
import { loadOperations } from './outbox.operations.ts'

export const tableLoaders: TableLoaders = {
  awaiting: async () => (await import('./awaiting.generated.ts')).awaiting,
  careKinds: async () => (await import('./careKinds.generated.ts')).careKinds,
  messageWords: async () => (await import('./messageWords.generated.ts')).messageWords,
  outbox: loadOperations,
}
