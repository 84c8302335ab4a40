import type { RegisterFile } from '../register/register.rules.ts'
import { webAddressFields } from './webAddress.fields.ts'
import { addressProblem } from './webAddress.rules.ts'

export const webAddressRegister = {
  fields: webAddressFields,
  page: '/pages/manage/web-address',
  read: 'register.read',
  edit: 'register.edit',
  title: 'name',
  searched: ['name', 'address'],
  order: ['name'],
  unique: [['address']],
  problems: ({ address }) => ({ address: addressProblem(address) }),
} as const satisfies RegisterFile<typeof webAddressFields>
