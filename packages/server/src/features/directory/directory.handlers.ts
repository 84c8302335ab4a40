import type { directory } from '@daybook/contract/directory/directory.contract.ts'
import { directoryPages } from '@daybook/contract/directory/directory.rules.ts'
import { hashOfTicket, newTicket } from '../../platform/codes/tickets.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { refuseRoles } from '../staff/index.ts'
import type { DirectoryParts } from './directory.provider.ts'
import { returnAddress } from './directory.provider.ts'
import {
  deleteDirectory,
  findDirectory,
  keepDirectory,
  keepStart,
  rolesOfPeople,
} from './directory.queries.ts'

type Of<K extends keyof typeof directory.operations> = ContextOf<(typeof directory.operations)[K]>

/** A sign-in at the directory may take so long. */
const life = 10 * 60_000

export const getDirectory =
  (parts: DirectoryParts) =>
  async ({ tx, caller, actor }: Of<'getDirectory'>) => {
    const returnsTo = returnAddress(parts, caller.origin, actor.tenantId)
    const found = await findDirectory(tx)
    if (!found) return { directory: null, returnsTo }
    const { sealedSecret, ...shown } = found
    return { directory: { ...shown, isSecretLost: !canOpen(parts, sealedSecret) }, returnsTo }
  }

/** Not when the installation has lost the keys that it was encrypted with. */
function canOpen({ codes }: DirectoryParts, sealed: string): boolean {
  try {
    return Boolean(codes.open(sealed))
  } catch {
    return false
  }
}

export const saveDirectory =
  ({ codes }: DirectoryParts) =>
  async (context: Of<'saveDirectory'>): Promise<null> => {
    const { tx, ids, input } = context
    const { clientSecret, trustsSecondStep, ...rest } = input
    await refuseRoles(context, [], await rolesOfPeople(tx))
    const before = await findDirectory(tx)
    // A secret that was given to one provider is not sent to another.
    const kept = before?.issuer === rest.issuer ? before.sealedSecret : undefined
    const sealedSecret = clientSecret === null ? kept : codes.seal(clientSecret)
    if (!sealedSecret) return fail('DIRECTORY_NEEDS_SECRET', { clientSecret: 'DIRECTORY_NEEDS_SECRET' })
    const row = { id: ids(), ...rest, sealedSecret, trustsSecondStep: trustsSecondStep ?? false }
    await keepDirectory(tx, row)
    return null
  }

export async function removeDirectory({ tx }: Of<'removeDirectory'>): Promise<null> {
  await deleteDirectory(tx)
  return null
}

export async function getDirectoryWay({ tx }: Of<'getDirectoryWay'>) {
  return { isOffered: (await findDirectory(tx)) !== undefined }
}

export const startDirectory =
  ({ random }: DirectoryParts) =>
  async ({ tx, ids, clock, caller, input }: Of<'startDirectory'>) => {
    if (!(await findDirectory(tx))) fail('DIRECTORY_AWAY')
    const state = newTicket(random)
    const expiresAt = new Date(clock.now().getTime() + life).toISOString()
    const started = { id: ids(), stateHash: hashOfTicket(state), keyHash: hashOfTicket(input.key), expiresAt }
    await keepStart(tx, started, clock.now())
    return { page: `${directoryPages.leave}${caller.tenantId}?state=${state}` }
  }
