// The internet of tests: the sign-in of one organisation answers there, and nothing else does.
import { type PublicFetch, publicFetch } from '@daybook/server/platform/http/public.fetch.ts'

export const testIssuer = 'https://id.example.org'

const metadata = {
  issuer: testIssuer,
  authorization_endpoint: `${testIssuer}/authorize`,
  token_endpoint: `${testIssuer}/token`,
  jwks_uri: `${testIssuer}/keys`,
}

export const testInternet: PublicFetch = {
  isAllowed: publicFetch().isAllowed,
  async send(url) {
    if (url !== `${testIssuer}/.well-known/openid-configuration`) throw new Error(`${url} does not answer`)
    return Response.json(metadata)
  },
}
