import { startDirectory, type TestDirectory } from '@daybook/testkit/directory.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { insideNetwork } from '../../platform/http/public.address.ts'
import { publicFetch } from '../../platform/http/public.fetch.ts'
import { checkIssuer } from './directory.issuer.ts'

let provider: TestDirectory
beforeAll(async () => {
  provider = await startDirectory(['https://daybook.example.org/back'])
})
beforeEach(() => {
  provider.instead = {}
})
afterAll(() => provider.close())

const metadata = '/.well-known/openid-configuration'
const check = (issuer: string) => checkIssuer({ publicFetch: publicFetch(true) }, issuer)
const own = async () => (await (await fetch(`${provider.issuer}${metadata}`)).json()) as object

/** What is wrong, at the field of the issuer. */
const problem = (key: string, about?: object) => ({ key, fields: { issuer: key }, about })

it('takes a provider that answers', async () => {
  await expect(check(provider.issuer)).resolves.toBeUndefined()
})

it.each([
  ['not https', 'http://id.example.org', 'DIRECTORY_NOT_ALLOWED'],
  ['inside a network', 'https://192.168.1.5', 'DIRECTORY_NOT_ALLOWED'],
  ['of this machine', 'https://[::1]', 'DIRECTORY_NOT_ALLOWED'],
  ['of a name inside', 'https://id.internal', 'DIRECTORY_NOT_ALLOWED'],
  ['with a password', 'https://user:secret@id.example.org', 'DIRECTORY_NOT_ALLOWED'],
  ['of a file', 'file:///etc/passwd', 'DIRECTORY_NOT_ALLOWED'],
  ['where nobody listens', 'http://127.0.0.1:9', 'ISSUER_SILENT'],
])('refuses an address %s', async (_, issuer, key) => {
  await expect(check(issuer)).rejects.toMatchObject(problem(key))
})

it('refuses a name that leads inside a network', async () => {
  const send = async () => {
    throw Object.assign(new Error('inside'), { code: insideNetwork })
  }
  const parts = { publicFetch: { isAllowed: () => true, send } }
  await expect(checkIssuer(parts, 'https://id.example.org')).rejects.toMatchObject(
    problem('DIRECTORY_NOT_ALLOWED'),
  )
})

it('refuses a page that is no provider, and a provider without what a sign-in needs', async () => {
  await expect(check(`${provider.issuer}/nothing`)).rejects.toMatchObject(problem('ISSUER_UNKNOWN'))
  for (const lacking of ['authorization_endpoint', 'token_endpoint', 'jwks_uri']) {
    provider.instead = {}
    provider.instead = { [metadata]: { ...(await own()), [lacking]: undefined } }
    await expect(check(provider.issuer)).rejects.toMatchObject(problem('ISSUER_UNKNOWN'))
  }
})

it('says what a provider calls itself that has another name', async () => {
  const issuer = 'https://login.example.org/v2'
  provider.instead = { [metadata]: { ...(await own()), issuer } }
  await expect(check(provider.issuer)).rejects.toMatchObject(problem('ISSUER_DIFFERS', { issuer }))
})
