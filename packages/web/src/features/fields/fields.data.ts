import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import { lookup } from '@daybook/contract/lookup/lookup.kind.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { client } from '../../platform/api/client.ts'
import { justRead, query } from '../../platform/query/query.ts'

/** The rows of a register to choose from. */
export const picksQuery = (of: RegisterName) => ({
  ...query(client(register).listPicks, { of }),
  staleTime: justRead,
})
export const entriesQuery = (code: string) => ({
  ...query(client(lookup).listEntries, { code }),
  staleTime: justRead,
})

/** The children of the day: who is here stands in it too. */
export const childrenQuery = () => query(client(attendance).listToday)
/** The person's own room first. */
export const roomsQuery = () => query(client(room).listRoomsForStaff)
