// Who may collect a child is read again wherever it is shown. The event has no contacts: a page may open the picture of a
// contact only by the address that is made for its reader.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { briefing } from '@daybook/contract/briefing/briefing.contract.ts'
import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { idsOnPage } from '@daybook/contract/childPage/childPage.rules.ts'
import { contactsChanged } from '@daybook/contract/contact/contact.rules.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

liveUpdates(
  { id: contactsChanged },
  {
    readAgain: [
      { read: client(childPage).getPage, about: idsOnPage },
      { read: client(attendance).listToday },
      { read: client(briefing).getBriefing },
    ],
    leavesDay: true,
  },
)
