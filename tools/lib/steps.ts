/** Prints what is being done, then how long it took; for a person who waits. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now()
  console.log(`→ ${title}`)
  const result = await work()
  console.log(`✓ ${title} (${seconds(began)})`)
  return result
}

/** A line about the step that is at work. */
export function detail(line: string): void {
  console.log(`    ${line}`)
}

/** Time since that instant, as `3.2 s`. */
export function seconds(began: number): string {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`
}
