import type { RestoreProblem } from '../../packages/contract/src/backup/backup.rules.ts'
import { Problem } from './problem.ts'

/** An archive that is not restored, with what the page in the browser says in the reader's language. */
export class Refused extends Problem {
  readonly problem: RestoreProblem

  constructor(problem: RestoreProblem, message: string) {
    super(message)
    this.problem = problem
  }
}

export const problemOf = (error: unknown): RestoreProblem =>
  error instanceof Refused ? error.problem : isFull(error) ? 'room' : 'other'

export const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException | undefined)?.code))
