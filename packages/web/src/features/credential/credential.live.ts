// A checked certificate changes what is about to expire.
import { credential } from '@daybook/contract/credential/credential.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const { confirm, listDueCredentials } = client(credential)

for (const call of [confirm, { id: 'credential.decided' }])
  liveUpdates(call, { readAgain: [{ read: listDueCredentials }] })
