import { credential } from '@daybook/contract/credential/credential.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { query } from '../../platform/query/query.ts'

const api = client(credential)

export const dueCredentialsQuery = () => query(api.listDueCredentials)

// A checked certificate changes what is about to expire.
const { confirm, listDueCredentials } = api

for (const call of [confirm, { id: 'credential.decided' }])
  liveUpdates(call, { readAgain: [{ read: listDueCredentials }] })
