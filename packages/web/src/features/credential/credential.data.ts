import { credential } from '@daybook/contract/credential/credential.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { query } from '../../platform/query/query.ts'

const api = client(credential)

export const dueCredentialsQuery = () => query(api.listDueCredentials)

// A certificate that was checked, or is cancelled after that, changes what is about to expire.
const { confirm, cancel, listDueCredentials } = api

for (const call of [confirm, cancel, { id: 'credential.decided' }])
  liveUpdates(call, { readAgain: [{ read: listDueCredentials }] })
