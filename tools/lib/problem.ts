/** An error whose message is all that a person needs: tools print it without a stack. */
export class Problem extends Error {}

/** Runs a tool's main function; a Problem is printed as it is, anything else with its stack. Exit code 1. */
export async function main(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message}` : error)
    process.exit(1)
  }
}
