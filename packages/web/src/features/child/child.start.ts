// What the form of a new child starts with: most come from today, Monday to Friday, while the centre is open.
import { centre } from '@daybook/contract/centre/centre.contract.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { client } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { query } from '../../platform/query/query.ts'
import { session } from '../../platform/session/current.ts'
import { serverNow } from '../../platform/time/server.now.ts'

export async function usualEnrolment(): Promise<Values> {
  const settings = client(centre).getSettings
  // Without the settings of the centre the hours are typed.
  const hours = await queryClient.fetchQuery(query(settings)).catch(() => undefined)
  const rooms = await queryClient.fetchQuery(query(client(room).listRooms)).catch(() => [])
  const zone = session.get().userProfile?.centre.timeZone
  const today = zone ? dayAt(new Date(serverNow()), zone) : null
  const enrolment = {
    roomId: rooms.length === 1 ? (rooms[0]?.id ?? null) : null,
    startsOn: today,
    endsOn: null,
    weekdays: ['1', '2', '3', '4', '5'],
    arrivesAt: hours?.opensAt ?? null,
    leavesAt: hours?.closesAt ?? null,
    termTimeOnly: null,
  }
  return rooms.length > 0 ? { enrolments: [enrolment] } : {}
}
