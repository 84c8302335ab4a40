// Values at a path of a record: `firstAid.0.given`. Pure.

export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((found, name) => (found as Record<string, unknown> | undefined)?.[name], values)
}

/** A copy that differs at the path alone. */
export function withValueAt<T>(values: T, path: string, value: unknown): T {
  const [name = '', ...rest] = path.split('.')
  const inner = rest.length === 0 ? value : withValueAt(valueAt(values, name), rest.join('.'), value)
  return (Array.isArray(values) ? values.with(Number(name), inner) : { ...values, [name]: inner }) as T
}
