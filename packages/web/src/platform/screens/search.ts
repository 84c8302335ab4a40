// The query string of a screen. Its parameters are named, optional strings; all others are dropped.

export interface Search<Names extends string> {
  readonly names: readonly Names[]
}

export function search<const Names extends string>(...names: Names[]): Search<Names> {
  return { names }
}

/** The named parameters of a query string. Empty ones count as missing. */
export function pickSearch(raw: Record<string, unknown>, names: readonly string[]): Record<string, string> {
  const picked: Record<string, string> = {}
  for (const name of names) {
    const value = raw[name]
    if (typeof value === 'string' && value !== '') picked[name] = value
  }
  return picked
}

/** `?a=1&b=2` → `{ a: '1', b: '2' }`. Values are not parsed as JSON, as in the other apps of this family. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** `{ a: '1' }` → `?a=1`. Missing values are left out. */
export function stringifySearch(values: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== null && value !== '') parameters.set(name, String(value))
  return parameters.size > 0 ? `?${parameters}` : ''
}
