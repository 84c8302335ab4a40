import type { auth } from '@daybook/contract/auth/auth.contract.ts'
import type { refusals } from '@daybook/contract/auth/auth.rules.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { Logger } from 'pino'
import type { BareAnswer, ContextOf } from '../../platform/context.ts'
import type { TokenMaker } from '../../platform/identity.ts'
import type { RandomBytes } from '../../platform/ids.ts'
import type { PasswordFormats } from './auth.password.formats.ts'
import type { Passwords } from './auth.passwords.ts'

/** What signing in needs beyond its context. */
export interface AuthParts {
  tokens: TokenMaker
  passwords: Passwords
  passwordFormats: PasswordFormats
  random: RandomBytes
  log: Pick<Logger, 'warn'>
}

type Token = typeof auth.operations.signIn
export type TokenContext = ContextOf<Token>
export type TokenAnswer = BareAnswer<AnswerOf<Token>>

export type Reason = keyof typeof refusals

/** How a token call ended: with its answer, and where it was refused, why. */
export interface Verdict {
  answer: TokenAnswer
  refused?: {
    reason: Reason
    /** Whose account it was, if anybody's. */
    personId?: string
  }
}
