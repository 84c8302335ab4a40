// Signs in over HTTP as a person at a browser does, from an address of its own, for the tests of auth.
import { auth, type LoginResult, type Refusal } from '@daybook/contract/auth/auth.contract.ts'
import type { CallOf } from '@daybook/contract/kernel/feature.ts'
import type { z } from 'zod'
import { captchaCode } from './captcha.ts'
import { testPassword } from './password.ts'
import type { TestServer } from './server.ts'

type Input = CallOf<typeof auth.operations.signIn>
export type SignedIn = z.output<typeof LoginResult>
export type Refused = z.output<typeof Refusal>

interface From {
  ip?: string
  captcha?: { key: string; code: string }
  headers?: Record<string, string>
}

export type AuthCalls = ReturnType<typeof authCallsOf>

export function authCallsOf(server: TestServer) {
  async function ask(input: Input, { ip = '192.0.2.1', captcha, headers }: From = {}) {
    const sent: Record<string, string> = { 'X-Forwarded-For': ip, ...headers }
    if (captcha) Object.assign(sent, { 'Captcha-Key': captcha.key, 'Captcha-Code': captcha.code })
    const { status, body } = await server.as(undefined).call(auth, 'signIn', input, { headers: sent })
    return { status, body }
  }
  const right = { tenantId: '100001', username: 'teacher', password: testPassword, grant_type: 'password' }
  return {
    /** By default as the teacher of the world's first centre, with the right password. */
    signIn: (over: Input = {}, from?: From) => ask({ ...right, ...over }, from),
    /** A new captcha and its code, for a server with `readableCaptchas`. */
    async captcha() {
      const { data } = await server.as(undefined).call(auth, 'getCaptcha', {})
      return { ...data, code: captchaCode }
    },
    refresh: (refresh_token: string, over: Input = {}, from?: From) =>
      ask({ tenantId: '100001', grant_type: 'refresh_token', refresh_token, ...over }, from),
    /** Signs in and returns the tokens. Throws when refused. */
    async mustSignIn(over: Input = {}, from?: From): Promise<SignedIn> {
      const { status, body } = await ask({ ...right, ...over }, from)
      if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`)
      return body as SignedIn
    },
    /** The answer of user/info to this access token. */
    async whoAmI(token: string, headers: Record<string, string> = {}) {
      const response = await fetch(`${server.url}/api/blade-system/user/info`, {
        headers: { 'Blade-Auth': `bearer ${token}`, ...headers },
      })
      const body = (await response.json()) as { error?: string; data: { id: string; tenantId: string } }
      return { status: response.status, error: body.error, data: body.data }
    },
    signOut: (token: string) =>
      fetch(`${server.url}/api/blade-auth/oauth/logout`, { headers: { 'Blade-Auth': `bearer ${token}` } }),
  }
}
