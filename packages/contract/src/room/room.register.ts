import type { RegisterFile } from '../register/register.rules.ts'
import { roomFields } from './room.fields.ts'

export const roomRegister = {
  fields: roomFields,
  page: '/pages/manage/room',
  read: 'room.read',
  edit: 'room.edit',
  title: 'name',
  searched: ['name', 'code'],
  order: ['sort', 'name'],
  unique: [['code'], ['name']],
  problems: ({ code, fromMonths, untilMonths }) => ({
    ...(/[^a-z0-9-]/.test(code) && { code: 'INVALID_FORMAT' as const }),
    ...(untilMonths <= fromMonths && { untilMonths: 'TOO_SMALL' as const }),
  }),
} as const satisfies RegisterFile<typeof roomFields>
