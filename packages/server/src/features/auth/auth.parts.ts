import type { auth, DemoAccount, LoginResult, Refusal } from '@daybook/contract/auth/auth.contract.ts'
import type { refusals } from '@daybook/contract/auth/auth.rules.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { CodeMaker } from '../../platform/codes/codes.ts'
import type { BareAnswer, ContextOf } from '../../platform/context.ts'
import type { TokenMaker } from '../../platform/identity.ts'
import type { RandomBytes } from '../../platform/ids.ts'
import type { Passwords } from '../../platform/passwords.ts'
import type { SendSms } from '../../platform/sms/sms.ts'
import type { PasskeyParts } from '../passkey/index.ts'
import type { PasswordFormats } from './auth.password.formats.ts'

/** What sign-in needs in addition to its context. */
export interface AuthParts extends PasskeyParts {
  tokens: TokenMaker
  passwords: Passwords
  passwordFormats: PasswordFormats
  random: RandomBytes
  codes: CodeMaker
  /** Undefined without a gateway. */
  sendSms: SendSms | undefined
  /** The accounts of the demo data, if it is open. */
  demoAccounts: readonly DemoAccount[]
  log: Pick<Logger, 'warn'>
}

type Token = typeof auth.operations.signIn
export type TokenContext = ContextOf<Token>
export type TokenAnswer = BareAnswer<AnswerOf<Token>>

export type LoggedIn = z.output<typeof LoginResult>

export type SecondStepAsked = NonNullable<z.output<typeof Refusal>['second_step']>

export type Reason = keyof typeof refusals

/** The outcome of a token request: its answer, and the reason if it was refused. */
export interface Verdict {
  answer: TokenAnswer
  refused?: {
    reason: Reason
    /** The owner of the account, if it exists. */
    personId?: string
  }
}
