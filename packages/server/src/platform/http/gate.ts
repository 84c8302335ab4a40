/** Lets a limited number of pieces of work run at once; the others wait their turn. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>

export function gate(width: number): Gate {
  let free = width
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((enter) => waiting.push(enter))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
