// A look or a signature changes the page of the accident, and a look changes the day.
import { aftercare } from '@daybook/contract/aftercare/aftercare.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { client } from '../../platform/api/client.ts'
import { authorOf, type Reader } from '../../platform/live/live.reader.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { type Aftercare, type LookInput, withLook } from './aftercare.effects.ts'

const { get, look, sign } = client(aftercare)
const { listDay, countMonth } = client(today)

liveUpdates(look, {
  changes: [
    {
      read: get,
      expect: (after: Aftercare, input: LookInput, reader: Reader) =>
        withLook(after, input, authorOf(reader)),
    },
  ],
  readAgain: [get, listDay, countMonth].map((read) => ({ read })),
})
liveUpdates(sign, { readAgain: [{ read: get }] })
