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
  getDirectory: get('/api/blade-common/tenant-settings/directory', {
    description:
      "Returns the directory that the centre's people sign in with, or null without one. The secret is never returned.",
    own: true,
    /** `returnsTo` is the address that the directory sends people back to. */
    returns: z.object({ directory: Directory.nullable(), returnsTo: z.string() }),
  }),
  saveDirectory: post('/api/blade-common/tenant-settings/save-directory', {
    description:
      "Sets the directory that the centre's people sign in with. The issuer is contacted first, so that a wrong one is not saved, and without a secret the earlier one stays. Whoever runs the directory can sign in as anybody, so the caller needs every right of the centre.",
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
    description:
      "Removes the centre's directory, so that its people sign in with user name and password again.",
    own: true,
    returns: Nothing,
  }),
  getDirectoryWay: get('/api/front/blade-common/login-directory/way', {
    description:
      'Says whether the centre in the header `Tenant-Id` has a directory. The answer is also no when there is no such centre.',
    own: true,
    returns: z.object({ isOffered: z.boolean() }),
    access: 'public',
  }),
  startDirectory: post('/api/front/blade-common/login-directory/start', {
    description:
      "Starts a sign-in by the centre's directory for the browser that has this key, and returns the page to open.",
    own: true,
    body: z.object({ key: Secret }),
    returns: z.object({ page: z.string() }),
    access: 'public',
    errors: ['DIRECTORY_AWAY'],
  }),
})
