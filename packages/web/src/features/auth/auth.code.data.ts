import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { client } from '../../platform/api/client.ts'

const api = client(auth)

/** Makes a code, which replaces the earlier code. It is not cached after its sheet has closed. */
export const signInCodeQuery = (personId: string | undefined) => ({
  queryKey: ['signInCode', personId ?? ''],
  queryFn: () =>
    personId
      ? api.giveSignInCode({ userId: personId }, { quiet: true })
      : api.makeSignInCode({}, { quiet: true }),
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})
