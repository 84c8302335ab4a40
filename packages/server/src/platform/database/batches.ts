/** PostgreSQL takes at most 65,535 parameters in a statement. */
const mostParameters = 60_000

/** Writes many rows with few statements. All rows have the same columns. */
export async function inBatches<Row extends object>(
  rows: readonly Row[],
  write: (batch: Row[]) => Promise<unknown>,
): Promise<void> {
  const columns = Math.max(1, Object.keys(rows[0] ?? {}).length)
  const size = Math.floor(mostParameters / columns)
  for (let from = 0; from < rows.length; from += size) await write(rows.slice(from, from + size))
}
