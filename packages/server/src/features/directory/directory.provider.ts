// What a centre's provider says of a person: authorization code flow with PKCE, state and nonce. The verifier and the nonce
// are worked out from the state, so nothing has to be kept of them.
import type { DirectoryProblem } from '@daybook/contract/directory/directory.contract.ts'
import { directoryPages, saysTwoSteps } from '@daybook/contract/directory/directory.rules.ts'
import * as client from 'openid-client'
import type { Logger } from 'pino'
import type { CodeMaker } from '../../platform/codes/codes.ts'
import type { PublicFetch } from '../../platform/http/public.fetch.ts'
import type { RandomBytes } from '../../platform/ids.ts'
import type { Directory } from './directory.queries.ts'

/** What directories need from the app. */
export interface DirectoryParts {
  codes: CodeMaker
  random: RandomBytes
  /** Where people open the app, if it is configured. */
  publicOrigin: string | undefined
  publicFetch: PublicFetch
  log: Pick<Logger, 'warn'>
}

type Parts = Pick<DirectoryParts, 'codes' | 'publicFetch' | 'publicOrigin'>

/** In seconds, for each request. */
const patience = 8

/** The address that the directory sends people back to.
 *  @param origin of the request, where none is configured */
export const returnAddress = (
  { publicOrigin }: Pick<DirectoryParts, 'publicOrigin'>,
  origin: string,
  tenantId: string,
): string => `${publicOrigin ?? origin}${directoryPages.returnTo}${tenantId}`

/** As the provider says it takes the secret. */
const secretOf =
  (secret: string): client.ClientAuth =>
  (server, ...rest) => {
    const byPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
    return (byPost ? client.ClientSecretPost : client.ClientSecretBasic)(secret)(server, ...rest)
  }

interface Asking {
  issuer: string
  clientId: string
  authentication: client.ClientAuth
}

/** Asks the provider what it is.
 *  @throws when it does not answer, is not who it should be, or lacks what a sign-in needs */
export async function discover(publicFetch: PublicFetch, { issuer, clientId, authentication }: Asking) {
  const config = await client.discovery(new URL(issuer), clientId, undefined, authentication, {
    timeout: patience,
    // The signature of an ID token is checked although it comes straight from the provider.
    execute: [
      client.enableNonRepudiationChecks,
      ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
    ],
    [client.customFetch]: (url, { method, headers, body }) =>
      publicFetch.send(url, { method, headers, body: body ? String(body) : undefined }),
  })
  const { authorization_endpoint, token_endpoint, jwks_uri } = config.serverMetadata()
  if (!token_endpoint || !jwks_uri) throw new Error('the provider answers no codes or shows no keys')
  if (!authorization_endpoint || !publicFetch.isAllowed(authorization_endpoint))
    throw new Error('the provider names no page to sign in at')
  return config
}

const configOf = ({ codes, publicFetch }: Parts, { issuer, clientId, sealedSecret }: Directory) =>
  discover(publicFetch, { issuer, clientId, authentication: secretOf(codes.open(sealedSecret)) })

const secretsOf = ({ codes }: Parts, state: string) => ({
  pkceCodeVerifier: codes.hash('directory verifier', state).toString('base64url'),
  expectedNonce: codes.hash('directory nonce', state).toString('base64url'),
})

/** The page of the provider where the person signs in. */
export async function pageAt(
  parts: Parts,
  directory: Directory,
  { state, returnTo }: { state: string; returnTo: string },
): Promise<string> {
  const config = await configOf(parts, directory)
  const { pkceCodeVerifier, expectedNonce } = secretsOf(parts, state)
  const page = client.buildAuthorizationUrl(config, {
    redirect_uri: returnTo,
    scope: 'openid email profile',
    state,
    nonce: expectedNonce,
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
  })
  return page.href
}

/** What a person is known by here, in lower case, and whether they were asked for a second step there. */
export interface Known {
  value: string
  provedSecondStep: boolean
}

/** Providers may tell who somebody is only when they are asked for it with the access token. */
async function withUserInfo(config: client.Configuration, token: string, claims: client.IDToken) {
  if (!config.serverMetadata().userinfo_endpoint) return claims
  return { ...claims, ...(await client.fetchUserInfo(config, token, claims.sub)) }
}

/** @param back the address that the browser came back to, with all that the provider says */
export async function personAt(
  parts: Parts,
  directory: Directory,
  { state, back }: { state: string; back: URL },
): Promise<Known | DirectoryProblem> {
  const config = await configOf(parts, directory).catch(() => undefined)
  if (!config) return 'DIRECTORY_AWAY'
  if (back.searchParams.has('error')) return 'DIRECTORY_DENIED'
  const checks = { ...secretsOf(parts, state), expectedState: state, idTokenExpected: true }
  const tokens = await client.authorizationCodeGrant(config, back, checks)
  const claims = tokens.claims()
  if (!claims) return 'DIRECTORY_REFUSED'
  const provedSecondStep = saysTwoSteps({ amr: claims.amr, acr: claims.acr })
  const { email, email_verified, preferred_username } = await withUserInfo(
    config,
    tokens.access_token,
    claims,
  )
  if (directory.match === 'email' && email_verified !== true) return 'DIRECTORY_UNVERIFIED'
  const value = directory.match === 'email' ? email : preferred_username
  if (typeof value !== 'string' || !value.trim()) return 'DIRECTORY_NOBODY'
  return { value: value.trim().toLowerCase(), provedSecondStep }
}
