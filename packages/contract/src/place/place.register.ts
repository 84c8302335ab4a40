import type { RegisterFile } from '../register/register.rules.ts'
import { placeFields } from './place.fields.ts'

export const placeRegister = {
  fields: placeFields,
  page: '/pages/manage/place',
  read: 'register.read',
  edit: 'register.edit',
  title: 'name',
  searched: ['name', 'address'],
  order: ['name'],
  unique: [['name']],
} as const satisfies RegisterFile<typeof placeFields>
