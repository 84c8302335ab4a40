// Values and fields at a path of a record: `firstAid.0.given`. Pure.
import type { Field, Fields } from '@daybook/contract/kernel/fields.ts'

export function fieldAt(fields: Fields, path: string): Field | undefined {
  const [name = '', ...rest] = path.split('.').filter((part) => !/^\d+$/.test(part))
  const field = fields[name]
  if (rest.length === 0 || !field) return field
  return 'fields' in field ? fieldAt(field.fields, rest.join('.')) : undefined
}

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
