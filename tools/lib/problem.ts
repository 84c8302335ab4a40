import { statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { userName } from './user-name.ts'

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

/** Runs a tool's main function. A Problem is printed as it is, and what the system refuses in a sentence, any other error
 *  with its stack. Exit code 1. */
export async function main(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const sentence = error instanceof Problem ? error.message : ofSystem(error as NodeJS.ErrnoException)
    console.error(sentence ? `\n${sentence}` : error)
    process.exit(1)
  }
}

/** What an operator can put right. */
function ofSystem({ code, path }: NodeJS.ErrnoException): string | undefined {
  if (code === 'ENOSPC' || code === 'EDQUOT') return `The disk is full (${code}). Make room, and start again.`
  if (code !== 'EACCES' || !path) return undefined
  return `${path} may not be opened by the user ${userInfo().username}${whoseIs(path)}. All that is in the data folder has to belong to the user that Daybook runs as.`
}

function whoseIs(path: string): string {
  try {
    return `; it belongs to ${userName(statSync(path).uid)}`
  } catch {
    return ''
  }
}
