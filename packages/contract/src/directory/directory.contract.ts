// A centre's own directory (OpenID Connect): its people sign in with the account that they have there. The hard rule: it
// signs in only people whom the centre has already and who work there now; it creates no accounts and gives nobody rights.
import { z } from 'zod'
import type { ErrorKey } from '../kernel/errors.ts'
import { feature, get, post } from '../kernel/feature.ts'
import { Line, Nothing } from '../kernel/schema.ts'
import { directoryMatches } from './directory.rules.ts'

const Directory = z.object({
  issuer: z.string(),
  clientId: z.string(),
  match: z.enum(directoryMatches),
  trustsSecondStep: z.boolean(),
  /** The installation has lost the key that it was encrypted with. */
  isSecretLost: z.boolean(),
})

/** Why the directory signed nobody in. */
export const directoryProblems = [
  'DIRECTORY_AWAY',
  'DIRECTORY_DENIED',
  'DIRECTORY_REFUSED',
  'DIRECTORY_UNVERIFIED',
  'DIRECTORY_NOBODY',
] as const satisfies readonly ErrorKey[]
export type DirectoryProblem = (typeof directoryProblems)[number]

/** Known to one browser only. */
export const Secret = z.string().regex(/^[\w-]{43}$/)

export const directory = feature('directory', {
  /** Null when the centre has none. The secret is never answered. */
  getDirectory: get('/api/blade-common/tenant-settings/directory', {
    own: true,
    /** `returnsTo` is the address that the directory sends people back to. */
    returns: z.object({ directory: Directory.nullable(), returnsTo: z.string() }),
  }),
  /** The issuer is asked first, so that a wrong one is not saved. Without a secret, the one before stays. Whoever runs the directory can sign in as anybody, so only somebody who may
   *  do what everybody in the centre may sets it. */
  saveDirectory: post('/api/blade-common/tenant-settings/save-directory', {
    own: true,
    body: z.object({
      issuer: Line(300),
      clientId: Line(200),
      clientSecret: Line(300).nullable().default(null),
      /** How a person of the directory is known here. */
      match: z.enum(directoryMatches),
      /** Whether a second step that the directory has asked for counts here. */
      trustsSecondStep: z.boolean().nullable().default(false),
    }),
    returns: Nothing,
    errors: [
      'DIRECTORY_NOT_ALLOWED',
      'ISSUER_SILENT',
      'ISSUER_UNKNOWN',
      'ISSUER_DIFFERS',
      'DIRECTORY_NEEDS_SECRET',
      'RIGHTS_BEYOND_OWN',
    ],
  }),
  removeDirectory: post('/api/blade-common/tenant-settings/remove-directory', {
    own: true,
    returns: Nothing,
  }),
  /** Whether the centre in the header `Tenant-Id` has one. The answer is no when there is no such centre. */
  getDirectoryWay: get('/api/front/blade-common/login-directory/way', {
    own: true,
    returns: z.object({ isOffered: z.boolean() }),
    access: 'public',
  }),
  /** Starts a sign-in of the browser that has this key. Its answer is the page to open, which leads to the directory. */
  startDirectory: post('/api/front/blade-common/login-directory/start', {
    own: true,
    body: z.object({ key: Secret }),
    returns: z.object({ page: z.string() }),
    access: 'public',
    errors: ['DIRECTORY_AWAY'],
  }),
})
