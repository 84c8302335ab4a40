// The rooms of a centre (the specification's garden groups). On the wire, a room is identified by its code. The client
// stores which room a person works in (`vuex_group_code`); the server only lists the person's own room first.
import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'
import { Id, RoomCode } from '../kernel/schema.ts'
import { registerOperations } from '../register/register.kind.ts'
import { roomRegister } from './room.register.ts'

/** A room as an option of a picker: `label` and `value` are its name and code, as BladeX pickers read them. */
export const RoomOption = z.object({
  id: Id,
  label: z.string(),
  value: RoomCode,
  name: z.string(),
  code: RoomCode,
  fromMonths: z.number().int(),
  untilMonths: z.number().int(),
  capacity: z.number().int(),
})

export const OwnRoomOption = RoomOption.extend({
  /** Whether the signed-in person belongs to this room. */
  own: z.boolean(),
})

const at = registerOperations('/api/blade-garden/room', roomRegister)
const own = { own: true as const }

export const room = feature('room', {
  list: { ...at.list(), ...own },
  get: { ...at.get(), ...own },
  submit: { ...at.submit(), ...own },
  /** Not while children are enrolled in it, or the plan has rounds there. */
  remove: { ...at.remove(['STILL_IN_USE']), ...own },
  listRooms: get('/api/blade-common/tenant-settings/get-garden-group', {
    description: 'Lists every room of the centre, youngest children first.',
    returns: z.array(RoomOption),
    offline: 'cache',
  }),
  listRoomsForStaff: get('/api/blade-garden/common/query-teacher-group', {
    description:
      'Lists the rooms that the signed-in person may work in, their own first. As relievers move, these are all rooms.',
    returns: z.array(OwnRoomOption),
    offline: 'cache',
  }),
})
