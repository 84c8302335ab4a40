/** Whether two JSON values are equal. The order of keys does not matter, because the database sorts the keys of an object. */
export const isSameJson = (a: unknown, b: unknown): boolean => sorted(a) === sorted(b)

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
