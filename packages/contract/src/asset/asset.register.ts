import type { RegisterFile } from '../register/register.rules.ts'
import { assetFields } from './asset.fields.ts'

export const assetRegister = {
  fields: assetFields,
  page: '/pages/home/assets',
  read: 'asset.read',
  edit: 'asset.edit',
  title: 'name',
  searched: ['name', 'number', 'place'],
  order: ['name'],
  unique: [['number']],
} as const satisfies RegisterFile<typeof assetFields>
