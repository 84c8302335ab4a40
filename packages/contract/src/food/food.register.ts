import type { RegisterFile } from '../register/register.rules.ts'
import { foodFields } from './food.fields.ts'

export const foodRegister = {
  fields: foodFields,
  page: '/pages/manage/food',
  read: 'check.read',
  edit: 'check.record',
  title: 'name',
  searched: ['name', 'batch'],
  order: ['bestBefore', 'name'],
  unique: [],
  problems: ({ openedOn, bestBefore, keptIn }) =>
    openedOn !== null && openedOn > bestBefore && keptIn !== 'freezer'
      ? { openedOn: 'ENDS_BEFORE_START' }
      : {},
} as const satisfies RegisterFile<typeof foodFields>
