/** Prints a step and how long it took. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now()
  console.log(`→ ${title}`)
  const result = await work()
  console.log(`✓ ${title} (${seconds(began)})`)
  return result
}

/** Prints a line about the current step. */
export function detail(line: string): void {
  console.log(`    ${line}`)
}

/** The time since that instant, such as `3.2 s`. */
export function seconds(began: number): string {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`
}
