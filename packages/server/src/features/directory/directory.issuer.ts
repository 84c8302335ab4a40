// Before a directory is saved, its issuer is asked what it is, so that a mistyped address shows at once and not at the next
// sign-in.
import * as client from 'openid-client'
import { AppError } from '../../platform/errors.ts'
import { insideNetwork } from '../../platform/http/public.address.ts'
import type { PublicFetch } from '../../platform/http/public.fetch.ts'
import { type DirectoryParts, discover } from './directory.provider.ts'

type Problem = 'DIRECTORY_NOT_ALLOWED' | 'ISSUER_SILENT' | 'ISSUER_UNKNOWN' | 'ISSUER_DIFFERS'

/** Fails with what is wrong with this issuer. */
export async function checkIssuer({ publicFetch }: Pick<DirectoryParts, 'publicFetch'>, issuer: string) {
  if (!publicFetch.isAllowed(issuer)) refuse('DIRECTORY_NOT_ALLOWED')
  const heard = listener(publicFetch)
  try {
    // Nobody signs in yet, so neither client nor secret is needed.
    await discover(heard, { issuer, clientId: 'daybook', authentication: client.None() })
  } catch {
    if (heard.error) refuse(heard.error.code === insideNetwork ? 'DIRECTORY_NOT_ALLOWED' : 'ISSUER_SILENT')
    const named = await heard.issuer()
    if (named === undefined || isSame(named, issuer)) refuse('ISSUER_UNKNOWN')
    refuse('ISSUER_DIFFERS', { issuer: named })
  }
}

function refuse(key: Problem, about?: Record<string, string>): never {
  throw new AppError(key, { issuer: key }, undefined, about)
}

const isSame = (one: string, other: string) => URL.parse(one)?.href === URL.parse(other)?.href

/** Keeps what the provider has said, because the library tells only that it was not right. */
function listener({ isAllowed, send }: PublicFetch) {
  let answer: Response | undefined
  const heard = {
    error: undefined as { code?: string } | undefined,
    isAllowed,
    async send(...asked: Parameters<PublicFetch['send']>) {
      try {
        const said = await send(...asked)
        answer = said.clone()
        return said
      } catch (error) {
        heard.error = error as { code?: string }
        throw error
      }
    },
    /** What it calls itself; undefined when this is no answer of a provider. */
    async issuer(): Promise<string | undefined> {
      const said: unknown = await answer?.json().catch(() => undefined)
      const named = said && typeof said === 'object' && 'issuer' in said ? said.issuer : undefined
      return typeof named === 'string' && named.length <= 300 ? named : undefined
    },
  }
  return heard
}
