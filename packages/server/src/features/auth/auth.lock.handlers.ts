// Managers see and lift locks. Failures are stored in the platform's own scope, so both operations read them there.
import type { auth } from '@daybook/contract/auth/auth.contract.ts'
import { defaultTenantId } from '@daybook/contract/kernel/constants.ts'
import type { Actor, ContextOf } from '../../platform/context.ts'
import { asTenant } from '../../platform/database/tenancy.ts'
import { fail } from '../../platform/errors.ts'
import { pictureAddress } from '../../platform/storage/addresses.ts'
import { accountName, listAccounts } from './auth.account.queries.ts'
import { accountHash, forgetFailures, locksOf } from './auth.attempt.queries.ts'

type Operations = typeof auth.operations

export async function listSignInLocks(context: ContextOf<Operations['listSignInLocks']>) {
  const { tx, actor, clock, addresses } = context
  const people = await listAccounts(tx)
  const hashes = people.map((person) => hashOf(actor, person))
  const locks = await asTenant(tx, defaultTenantId, () => locksOf(tx, hashes, clock.now()))
  return people.flatMap(({ picture, ...person }) => {
    const until = locks.get(hashOf(actor, person).toString('hex'))
    return until
      ? [{ ...person, avatar: pictureAddress(addresses, picture), until: new Date(until).toISOString() }]
      : []
  })
}

export async function unlockSignIn(context: ContextOf<Operations['unlockSignIn']>): Promise<null> {
  const { tx, actor, input, auditSubjects } = context
  const people = await listAccounts(tx, input.userIds)
  if (people.length < input.userIds.length) fail('NOT_FOUND')
  auditSubjects(...input.userIds)
  const hashes = people.map((person) => hashOf(actor, person))
  await asTenant(tx, defaultTenantId, () => forgetFailures(tx, hashes))
  return null
}

const hashOf = ({ tenantId }: Actor, { account }: { account: string }) =>
  accountHash(tenantId, accountName(account))
