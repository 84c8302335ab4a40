import type { Logger } from 'pino'
import type { CodeMaker } from '../../platform/codes/codes.ts'
import type { PublicFetch } from '../../platform/http/public.fetch.ts'
import type { RandomBytes } from '../../platform/ids.ts'

/** What directories need from the app. */
export interface DirectoryParts {
  codes: CodeMaker
  random: RandomBytes
  /** Where people open the app, if it is configured. */
  publicOrigin: string | undefined
  publicFetch: PublicFetch
  log: Pick<Logger, 'warn'>
}
