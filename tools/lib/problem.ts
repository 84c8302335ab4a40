/** An error with a message for people. Tools print it without a stack. */
export class Problem extends Error {}

/** Does the work. If it fails, throws a Problem with this sentence and the reasons. */
export async function orProblem<T>(sentence: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Problem
      ? error
      : new Problem([sentence, ...reasons(error)].join('\n  '), { cause: error })
  }
}

// A network error may have a code and no message.
function reasons(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const { message, cause } = error
  return [message || ('code' in error ? String(error.code) : error.name), ...reasons(cause)]
}

/** Runs a tool's main function. A Problem is printed as it is, any other error with its stack. Exit code 1. */
export async function main(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message}` : error)
    process.exit(1)
  }
}
