// What all registers share: the options of a picker, and the history of a record's changes.
import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'
import { Id, InstantOut } from '../kernel/schema.ts'
import { registerNames } from './register.kinds.ts'
import { registerSteps } from './register.rules.ts'

const Register = z.enum(registerNames)

/** A row of a register to choose. */
const Option = z.object({
  id: Id,
  /** What a record that picks it stores. */
  key: z.string(),
  parentId: z.string(),
  name: z.string(),
})

const Change = z.object({
  /** Of the record, after the change. */
  version: z.number().int(),
  step: z.enum(registerSteps),
  /** Null for data imported with the centre. */
  by: z.object({ id: Id, name: z.string() }).nullable(),
  at: InstantOut,
  /** The record before the change; null for one that was added. */
  before: z.record(z.string(), z.unknown()).nullable(),
})

export const register = feature('register', {
  /** Every row in use, in the register's order; in a tree each below the row above it. */
  listPicks: get('/api/blade-system/register/options', {
    own: true,
    query: z.object({ of: Register }),
    returns: z.array(Option),
    offline: 'cache',
  }),
  /** The changes of one record, newest first. */
  listChanges: get('/api/blade-system/register/changes', {
    own: true,
    query: z.object({ of: Register, id: Id }),
    returns: z.array(Change),
  }),
})
