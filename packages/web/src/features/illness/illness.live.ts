// Who stays at home is read again when a report of an illness is made, changed or ended.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { illnessChanged } from '@daybook/contract/illness/illness.rules.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

liveUpdates({ id: illnessChanged }, { readAgain: [{ read: client(attendance).listToday }] })
