// Tables that features fill and other features show, for example the kinds of care in the day's log or the texts of
// messages. A feature declares its entry in its own file (`sleep.careKind.ts`), and `npm run generate` collects those
// files into a table. To keep the first load small, a table is loaded with the first screen that lists it in `shows`.
//
// The feature that shows a table declares the type of its entries:
//   declare module '../../platform/declared.ts' {
//     interface Declared { careKinds: EntryKind }
//   }

/** Table names and the types of their entries. Filled by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Declared {}

export type TableName = keyof Declared
type Table<N extends TableName> = Readonly<Record<string, Declared[N]>>
export type TableLoaders = { readonly [N in TableName]: () => Promise<Table<N>> }

const loaders = new Map<string, () => Promise<unknown>>()
const loaded = new Map<string, unknown>()

/** Called once by the app with the loaders of all tables. */
export function registerTables(all: TableLoaders): void {
  for (const [name, load] of Object.entries<() => Promise<unknown>>(all)) loaders.set(name, load)
}

export async function loadTable(name: TableName): Promise<void> {
  const load = loaders.get(name)
  if (!load) throw new Error(`no table ${name} is registered`)
  if (!loaded.has(name)) loaded.set(name, await load())
}

/** The entries of a table by feature. @throws if the table was not loaded with the screen */
export function declared<N extends TableName>(name: N): Table<N> {
  if (!loaded.has(name))
    throw new Error(`the table ${name} is not loaded: the screen's row has to name it in \`shows\``)
  // Each loader returns the type of its own table.
  return loaded.get(name) as Table<N>
}
