import type { auth } from '@daybook/contract/auth/auth.contract.ts'
import type { Handler } from '../../platform/context.ts'
import { logRefusal, refuse } from './auth.answers.ts'
import { drawCode, makeCode } from './auth.captcha.picture.ts'
import { keepCaptcha } from './auth.captcha.queries.ts'
import type { AuthParts, TokenAnswer, TokenContext, Verdict } from './auth.parts.ts'
import { signInByPassword } from './auth.password.handlers.ts'
import { refreshTokens } from './auth.refresh.handlers.ts'
import { endSession } from './auth.session.queries.ts'

type Operations = typeof auth.operations

export async function giveTokens(parts: AuthParts, asked: TokenContext): Promise<TokenAnswer> {
  const context = { ...asked, input: inOneSpelling(asked.input) }
  const { answer, refused } = await decide(parts, context)
  if (refused) logRefusal(parts, context, refused)
  return answer
}

async function decide(parts: AuthParts, context: TokenContext): Promise<Verdict> {
  switch (context.input.grant_type) {
    case 'password':
    case 'captcha':
      return signInByPassword(parts, context)
    case 'refresh_token':
      return refreshTokens(parts, context)
    default:
      return refuse('unsupportedGrant')
  }
}

function inOneSpelling(input: TokenContext['input']): TokenContext['input'] {
  return {
    ...input,
    username: input.username ?? input.account,
    grant_type: input.grant_type ?? input.grantType,
    refresh_token: input.refresh_token ?? input.refreshToken,
  }
}

export const getCaptcha =
  ({ random }: AuthParts): Handler<Operations['getCaptcha']> =>
  async ({ tx, clock, ids }) => {
    const key = ids()
    const code = makeCode(random)
    await keepCaptcha(tx, key, code, clock.now())
    return { status: 200, body: { key, image: await drawCode(code, random) } }
  }

export const signOut: Handler<Operations['signOut']> = async ({ tx, actor, auditSubjects }) => {
  await endSession(tx, actor.sessionId, 'signed-out')
  auditSubjects(actor.sessionId)
  return { status: 200, body: {} }
}
