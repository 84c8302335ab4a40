import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { child } from '@daybook/contract/child/child.contract.ts'
import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const { submit, remove, savePicture, getPicture, listChildren, listWaiting } = client(child)
const readAgain = [
  { read: listChildren },
  { read: listWaiting },
  { read: client(attendance).listToday },
  { read: client(childPage).getPage },
]

liveUpdates(submit, { readAgain })
liveUpdates(remove, { readAgain })
liveUpdates(savePicture, { readAgain: [...readAgain, { read: getPicture }] })
