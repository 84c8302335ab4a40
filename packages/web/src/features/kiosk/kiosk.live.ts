// What a tablet records is read again: it carries nothing but the person.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { house } from '@daybook/contract/house/house.contract.ts'
import { kioskChecked } from '@daybook/contract/kiosk/kiosk.rules.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const { listToday, listPresent, listStaffAtWork, listStays } = client(attendance)
const { getHouse } = client(house)

liveUpdates(
  { id: kioskChecked },
  { readAgain: [listToday, listPresent, listStaffAtWork, listStays, getHouse].map((read) => ({ read })) },
)
