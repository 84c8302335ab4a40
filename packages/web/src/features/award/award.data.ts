import { award } from '@daybook/contract/award/award.kind.ts'
import { client } from '../../platform/api/client.ts'
import { justRead, query } from '../../platform/query/query.ts'

const api = client(award)

/** The person's newest. */
export const ownAwardsQuery = () => ({ ...query(api.listMine, { size: 5 }), staleTime: justRead })

export const awardsOfQuery = (userId: string) => ({
  ...query(api.listOfPerson, { userId }),
  staleTime: justRead,
})

/** Where the certificate is printed from. */
export const awardLink = (id: string) => api.getPdf({ id })
