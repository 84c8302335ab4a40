// What features declare for others to show: the kinds of care for the day's log, the words of a message. A feature
// declares it in a file of its own (`sleep.careKind.ts`), `npm run generate` gathers those files in a table, and the
// table is loaded with what shows it, never at the start: a screen names in its row the tables that it `shows`.
//
// Whoever shows a table says here what stands in it:
//   declare module '../../platform/declared.ts' {
//     interface Declared { careKinds: EntryKind }
//   }

/** Name of a table → what each feature declares for it. Filled by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by those who show a table
export interface Declared {}

export type TableName = keyof Declared
type Table<N extends TableName> = Readonly<Record<string, Declared[N]>>
export type TableLoaders = { readonly [N in TableName]: () => Promise<Table<N>> }

const loaders = new Map<string, () => Promise<unknown>>()
const loaded = new Map<string, unknown>()

/** The app hands over once how each table is loaded. */
export function registerTables(all: TableLoaders): void {
  for (const [name, load] of Object.entries<() => Promise<unknown>>(all)) loaders.set(name, load)
}

export async function loadTable(name: TableName): Promise<void> {
  const load = loaders.get(name)
  if (!load) throw new Error(`no table ${name} is registered`)
  if (!loaded.has(name)) loaded.set(name, await load())
}

/** Feature → what it declares. @throws where it was not loaded with the screen */
export function declared<N extends TableName>(name: N): Table<N> {
  if (!loaded.has(name))
    throw new Error(`the table ${name} is not loaded: the screen's row has to name it in \`shows\``)
  // Under its name stands what its own loader gave.
  return loaded.get(name) as Table<N>
}
