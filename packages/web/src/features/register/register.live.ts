// Live updates of registers: every change refetches the lists, the record and the pickers.

import { registerNames } from '@daybook/contract/kernel/kinds.generated.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const { listPicks, listChanges, listImports } = client(register)
const reads = ['list', 'listTree', 'get', 'listEntries']

for (const name of registerNames) {
  const own = reads.map((read) => ({ read: { id: `${name}.${read}` } }))
  const readAgain = [...own, { read: listPicks }, { read: listChanges }]
  for (const change of ['submit', 'remove']) liveUpdates({ id: `${name}.${change}` }, { readAgain })
}

const all = registerNames.flatMap((name) => reads.map((read) => ({ read: { id: `${name}.${read}` } })))
for (const change of ['importRows', 'undoImport'])
  liveUpdates(
    { id: `register.${change}` },
    { readAgain: [...all, { read: listPicks }, { read: listImports }] },
  )
