import { isEmpty, type Values } from '@daybook/contract/kernel/fields.check.ts'

/** Whether any of these fields has a value: a section of a page without one is left out. */
export const saysAny = (values: Values, names: readonly string[]): boolean =>
  names.some((name) => !isEmpty(values[name]))
