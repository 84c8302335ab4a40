// What is recorded anywhere may stand on a briefing, so every event of the day refetches it (today.live.ts).
import { briefing } from '@daybook/contract/briefing/briefing.contract.ts'
import { contactsChanged } from '@daybook/contract/contact/contact.rules.ts'
import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { type Briefing, type Reading, withOwnReading, withReading } from './briefing.effects.ts'

const { getBriefing, confirmRead } = client(briefing)

liveUpdates(confirmRead, {
  changes: [
    {
      read: getBriefing,
      expect: withOwnReading,
      apply: (page: Briefing, { data }: LiveEvent<Reading>) => withReading(page, data),
    },
  ],
  leavesDay: true,
})

/** Who may not collect a child stands on it. */
liveUpdates({ id: contactsChanged }, { readAgain: [{ read: getBriefing }], leavesDay: true })
