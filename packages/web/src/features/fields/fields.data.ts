import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import { lookup } from '@daybook/contract/lookup/lookup.kind.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { client } from '../../platform/api/client.ts'
import { justRead, query } from '../../platform/query/query.ts'
import { readAll } from '../../platform/query/read.all.ts'

const { listPicks } = client(register)

/** The first rows of a register to choose from; with a text, the first that it finds. */
export const picksQuery = (of: RegisterName, text = '') => ({
  ...query(listPicks, text === '' ? { of } : { of, text }),
  staleTime: justRead,
})
/** All of them, to read a file with. */
export const allPicks = (of: RegisterName) => readAll(listPicks, { of })
export const entriesQuery = (code: string) => ({
  ...query(client(lookup).listEntries, { code }),
  staleTime: justRead,
})

/** The children of the day: who is here stands in it too. */
export const childrenQuery = () => query(client(attendance).listToday)
/** The person's own room first. */
export const roomsQuery = () => query(client(room).listRoomsForStaff)
