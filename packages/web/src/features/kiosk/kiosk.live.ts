// What a tablet records is read again: it carries nothing but the person.
import { house } from '@daybook/contract/house/house.contract.ts'
import { kioskChecked } from '@daybook/contract/kiosk/kiosk.rules.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { presenceReads } from '../attendance/index.ts'

liveUpdates({ id: kioskChecked }, { readAgain: [...presenceReads, { read: client(house).getHouse }] })
