import { house } from '@daybook/contract/house/house.contract.ts'
import { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import { kioskChecked } from '@daybook/contract/kiosk/kiosk.rules.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { justRead, query } from '../../platform/query/query.ts'
import { presenceReads } from '../attendance/index.ts'

export const api = client(kiosk)
export const kiosksQuery = () => ({ ...query(api.listKiosks), staleTime: justRead })

// What a tablet records is read again: the event carries nothing but the person.
liveUpdates({ id: kioskChecked }, { readAgain: [...presenceReads, { read: client(house).getHouse }] })
