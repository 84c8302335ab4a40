// How attendance events update open screens: today's board is updated from the event, and everything that depends on
// who is present is read again.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { workEnded } from '@daybook/contract/attendance/attendance.rules.ts'
import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { idsOnPage } from '@daybook/contract/childPage/childPage.rules.ts'
import { careKindNames } from '@daybook/contract/kernel/kinds.generated.ts'
import { ratio } from '@daybook/contract/ratio/ratio.contract.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates, type ReadAgain } from '../../platform/live/live.updates.ts'
import { eventOn } from './attendance.events.ts'
import { expectOn } from './attendance.expected.ts'

const api = client(attendance)
const pages = client(childPage)

interface Presences {
  room: { code: string } | null
  children: readonly { id: string; attendanceId: string | null }[]
}

/** A care board is out of date when one of its children, or anyone in its room, signs in or out. */
const aboutPresence = ({ room, children }: Presences) => [
  room?.code,
  ...children.flatMap(({ id, attendanceId }) => [id, attendanceId]),
]

const readAgain: ReadAgain[] = [
  ...[
    api.listStays,
    api.listPresent,
    api.listStaffAtWork,
    client(sleep).listSleepers,
    client(sleep).getWatch,
  ].map((read) => ({ read })),
  ...careKindNames.map((kind) => ({ read: { id: `${kind}.getBoard` }, about: aboutPresence })),
  { read: pages.getPage, about: idsOnPage },
  { read: pages.getCharts },
]

/** What a change of who is here makes stale, when the event says nothing but who. */
export const presenceReads: ReadAgain[] = [...readAgain, { read: api.listToday }]

for (const name of Object.keys(expectOn) as (keyof typeof expectOn)[])
  liveUpdates(api[name], {
    changes: [{ read: api.listToday, expect: expectOn[name], apply: eventOn[name] }],
    readAgain,
  })

/** What a handover rests on stands in the record; the child may have been signed out with it. */
liveUpdates(api.overrideHandover, { readAgain: presenceReads })

/** A child who is moved to another room is looked for there. */
liveUpdates(client(ratio).moveChildren, { readAgain: presenceReads })

/** Somebody was removed while at work. */
liveUpdates({ id: workEnded }, { readAgain: [{ read: api.listStaffAtWork }] })
