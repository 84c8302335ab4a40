import type { CodeMaker } from '../../platform/codes/codes.ts'
import type { Caller } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import type { RandomBytes } from '../../platform/ids.ts'

/** What passkeys need from the app. */
export interface PasskeyParts {
  codes: CodeMaker
  random: RandomBytes
  /** Where people open the app, if it is configured. */
  publicOrigin: string | undefined
}

/** The site that passkeys belong to: the configured one, or else the one that was asked. The browser signs which site it
 *  shows, so a caller gains nothing by naming another. */
export function siteOf(
  { publicOrigin }: Pick<PasskeyParts, 'publicOrigin'>,
  { origin }: Pick<Caller, 'origin'>,
) {
  const expectedOrigin = publicOrigin ?? origin
  const { hostname } = URL.parse(expectedOrigin) ?? fail('PASSKEY_NOT_HERE')
  // Browsers have no passkeys for addresses in numbers.
  if (/^[\d.]+$|:/.test(hostname)) fail('PASSKEY_NOT_HERE')
  return { expectedOrigin, expectedRPID: hostname }
}
