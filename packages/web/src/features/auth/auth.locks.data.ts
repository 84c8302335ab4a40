import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { client } from '../../platform/api/client.ts'
import { invalidate, justRead, query } from '../../platform/query/query.ts'

const api = client(auth)

/** Refetched each time its screen opens, because staff can be locked out at any time. */
export const signInLocksQuery = () => ({ ...query(api.listSignInLocks), staleTime: justRead })

export async function unlock(id: string): Promise<void> {
  await api.unlockSignIn({ userIds: id }).finally(() => invalidate(api.listSignInLocks))
}
