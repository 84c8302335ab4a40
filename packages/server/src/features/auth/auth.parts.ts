import type { auth } from '@daybook/contract/auth/auth.contract.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { BareAnswer, ContextOf } from '../../platform/context.ts'
import type { TokenMaker } from '../../platform/identity.ts'
import type { RandomBytes } from '../../platform/ids.ts'
import type { Passwords } from './auth.passwords.ts'

/** What signing in needs beyond its context. */
export interface AuthParts {
  tokens: TokenMaker
  passwords: Passwords
  random: RandomBytes
}

type Token = typeof auth.operations.signIn
export type TokenContext = ContextOf<Token>
export type TokenAnswer = BareAnswer<AnswerOf<Token>>
