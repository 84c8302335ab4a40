// The rooms of a centre (the specification's garden groups). On the wire, a room is identified by its code. The client
// stores which room a person works in (`vuex_group_code`); the server only lists the person's own room first.

import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'
import { fields, number, text } from '../kernel/fields.ts'
import { Id, RoomCode } from '../kernel/schema.ts'
import { registerOperations } from '../register/register.kind.ts'
import type { RegisterFile } from '../register/register.rules.ts'

/** A room of the centre, with the ages and the number of children that it is licensed for. */
export const roomFields = fields({
  name: text(60, { required: true }),
  code: text(40, { required: true, format: 'code' }),
  fromMonths: number({ min: 0, max: 240, step: 1, counts: 'months' }, { required: true, start: 0 }),
  untilMonths: number({ min: 1, max: 240, step: 1, counts: 'months' }, { required: true, start: 72 }),
  capacity: number({ min: 1, max: 200, step: 1 }, { required: true }),
  sort: number({ min: 0, max: 9999, step: 1 }),
})

export const roomRegister = {
  fields: roomFields,
  page: '/pages/manage/room',
  read: 'room.read',
  edit: 'room.edit',
  title: 'name',
  about: ['code', 'capacity'],
  screen: { manage: { group: 'people', icon: 'door', order: 3 } },
  searched: ['name', 'code'],
  order: ['sort', 'name'],
  unique: [['code'], ['name']],
  made: ['code'],
  problems: ({ code, fromMonths, untilMonths }) => ({
    ...(/[^a-z0-9-]/.test(code ?? '') && { code: 'INVALID_FORMAT' as const }),
    ...(untilMonths <= fromMonths && { untilMonths: 'TOO_SMALL' as const }),
  }),
} as const satisfies RegisterFile<typeof roomFields>

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
