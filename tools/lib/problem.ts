/** An error whose message is all that a person needs: tools print it without a stack. */
export class Problem extends Error {}

/** Does the work; when it fails, throws a Problem that opens with this sentence and ends with the reasons. */
export async function orProblem<T>(sentence: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Problem
      ? error
      : new Problem([sentence, ...reasons(error)].join('\n  '), { cause: error })
  }
}

// An error of the network may have a code and no message.
function reasons(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const { message, cause } = error
  return [message || ('code' in error ? String(error.code) : error.name), ...reasons(cause)]
}

/** Runs a tool's main function; a Problem is printed as it is, anything else with its stack. Exit code 1. */
export async function main(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message}` : error)
    process.exit(1)
  }
}
