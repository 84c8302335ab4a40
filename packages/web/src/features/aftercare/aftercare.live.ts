// A look or a signature changes the page of the accident, and a look changes the day and who has to be looked at.
import { aftercare } from '@daybook/contract/aftercare/aftercare.contract.ts'
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { incident } from '@daybook/contract/incident/incident.kind.ts'
import { client } from '../../platform/api/client.ts'
import { authorOf, type Reader } from '../../platform/live/live.reader.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { type Aftercare, type LookInput, withLook } from './aftercare.effects.ts'
import { type Watch, watchWithLook } from './aftercare.watch.ts'

const { get, getWatch, look, sign } = client(aftercare)

liveUpdates(look, {
  changes: [
    {
      read: get,
      expect: (after: Aftercare, input: LookInput, reader: Reader) =>
        withLook(after, input, authorOf(reader)),
    },
    {
      read: getWatch,
      expect: (watch: Watch, input: LookInput, reader: Reader) =>
        watchWithLook(watch, input, authorOf(reader)),
    },
  ],
  readAgain: [get, getWatch].map((read) => ({ read })),
})
liveUpdates(sign, { readAgain: [{ read: get }] })

/** Who is watched follows from accidents, of which everybody on the staff has an event without anything in it, and from
 *  who is here. */
const { submit, cancel } = client(incident)
const { signIn, signOut, voidSignIn, voidSignOut } = client(attendance)
const accidentChanged = { id: 'aftercare.accidentChanged' }
for (const operation of [accidentChanged, submit, cancel, signIn, signOut, voidSignIn, voidSignOut])
  liveUpdates(operation, { readAgain: [{ read: getWatch }] })
