// A centre's directory on this machine: a real OpenID provider, which signs in whoever the test says without asking.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'

export interface DirectoryPerson {
  sub: string
  email?: string
  email_verified?: boolean
  preferred_username?: string
}

export interface TestDirectory {
  issuer: string
  client: { clientId: string; clientSecret: string }
  /** Who signs in next; undefined: the person gives up. */
  person: DirectoryPerson | undefined
  /** How they have signed in there. */
  amr: string[]
  /** What it answers instead of the provider, by path. */
  instead: Record<string, unknown>
  close(): Promise<void>
}

const client = { clientId: 'daybook', clientSecret: 'a-secret-of-tests-that-is-long-enough' }

async function publicKeys() {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  return {
    own: { ...(await exportJWK(privateKey)), alg: 'ES256', kid: 'one' },
    shown: await exportJWK(publicKey),
  }
}

/** Keys that did not sign anything, under the name of those that did. */
export async function otherKeys() {
  const { shown } = await publicKeys()
  return { keys: [{ ...shown, alg: 'ES256', kid: 'one', use: 'sig' }] }
}

/** @param returnsTo the addresses of the app that people are sent back to */
export async function startDirectory(returnsTo: string[]): Promise<TestDirectory> {
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const directory: TestDirectory = {
    issuer,
    client,
    person: undefined,
    amr: ['pwd'],
    instead: {},
    close: () => new Promise((resolve) => server.close(() => resolve()) && server.closeAllConnections()),
  }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: returnsTo,
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [(await publicKeys()).own] },
    cookies: { keys: ['cookies of tests'] },
    claims: {
      openid: ['sub', 'amr', 'acr'],
      email: ['email', 'email_verified'],
      profile: ['preferred_username'],
    },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    pkce: { required: () => true },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ ...directory.person, sub: accountId }) }),
    async loadExistingGrant(context) {
      const { client, session } = context.oidc
      const grant = new context.oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const run = provider.callback()

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (path in directory.instead)
      return response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(directory.instead[path]))
    if (!path.startsWith('/interaction/')) return run(request, response)
    const { person, amr } = directory
    const result = person
      ? { login: { accountId: person.sub, amr, remember: false } }
      : { error: 'access_denied', error_description: 'they gave up' }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }
  return directory
}
