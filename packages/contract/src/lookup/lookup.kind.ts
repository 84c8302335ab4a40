// Dictionaries: the options of fields that a centre can change, such as kinds of notices. The hard rules: code and key
// are unique together; an entry has the code of its dictionary, also when that is renamed; a sealed entry is offered no
// longer but stays readable.

import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'
import { fields, flag, longText, number, parent, rootId, text } from '../kernel/fields.ts'
import { Line } from '../kernel/schema.ts'
import { registerOperations } from '../register/register.kind.ts'
import type { RegisterFile } from '../register/register.rules.ts'

/** A dictionary, or below one an entry of it. An entry has its dictionary's code and a key of its own. */
export const lookupFields = fields({
  parentId: parent(),
  code: text(60, { required: true, format: 'code' }),
  dictKey: text(60),
  dictValue: text(120, { required: true }),
  sort: number({ min: 0, max: 9999, step: 1 }),
  isSealed: flag(),
  remark: longText(500),
})

export const lookupRegister = {
  fields: lookupFields,
  page: '/pages/manage/dict',
  read: 'register.read',
  edit: 'register.edit',
  title: 'dictValue',
  about: ['code', 'dictKey'],
  screen: { manage: { group: 'records', icon: 'book2', order: 21 } },
  searched: ['dictValue', 'code'],
  order: ['sort', 'dictValue'],
  unique: [['code', 'dictKey']],
  problems: ({ parentId, dictKey }) => (parentId !== rootId && !dictKey ? { dictKey: 'REQUIRED' } : {}),
} as const satisfies RegisterFile<typeof lookupFields>

// The family keeps dictionaries of the system and of a centre apart. Daybook has those of a centre alone.
const at = registerOperations('/api/blade-system/dict', lookupRegister, '/api/blade-system/dict-biz')

const Entry = z.object({
  code: z.string(),
  dictKey: z.string(),
  dictValue: z.string(),
  sort: z.number().int(),
})

export const lookup = feature('lookup', {
  listTree: at.listTree(),
  /** The dictionaries themselves. */
  list: at.list('parent-list'),
  /** The entries of one, as a tree. */
  listLevel: at.listLevel('child-list'),
  listNodes: at.listNodes(),
  get: at.get(),
  submit: at.submit(),
  remove: at.remove(),
  listEntries: get('/api/blade-system/dict/dictionary', {
    description:
      'Lists the entries of one dictionary that may be chosen. Coded fields of Daybook itself have a dictionary too, such as `incident_place`.',
    alias: '/api/blade-system/dict-biz/dictionary',
    query: z.object({ code: Line(60) }),
    returns: z.array(Entry),
    offline: 'cache',
  }),
})
