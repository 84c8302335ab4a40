import type { CodeMaker } from '../../platform/codes/codes.ts'
import type { RandomBytes } from '../../platform/ids.ts'

/** What the second step needs from the app. */
export interface SecondStepParts {
  codes: CodeMaker
  random: RandomBytes
}
