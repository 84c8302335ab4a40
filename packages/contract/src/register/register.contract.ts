// What all registers share: the options of a picker, and the history of a record's changes.
import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { registerNames } from '../kernel/kinds.generated.ts'
import { Id, InstantOut, Nothing, Page, PageQuery, Text } from '../kernel/schema.ts'
import { largestImportBody, mostImported } from './importable.rules.ts'
import { registerSteps } from './register.rules.ts'

const Register = z.enum(registerNames)

/** A picker gets this many rows at once. It searches for the others. */
const mostPicks = 500

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

/** Why rows of a file are not taken. */
const RowProblem = z.object({
  /** From 0. */
  row: z.number().int(),
  error: z.string(),
  /** Path → what is wrong with it. */
  fields: z.record(z.string(), z.string()),
})

const Import = z.object({
  id: Id,
  fileName: z.string(),
  count: z.number().int(),
  by: z.object({ id: Id, name: z.string() }),
  at: InstantOut,
  undoneAt: InstantOut.nullable(),
  canUndo: z.boolean(),
})

const Rows = z
  .array(z.record(z.string().max(60), z.unknown()))
  .min(1)
  .max(mostImported)

export const register = feature('register', {
  /** The rows in use that hold the text, in the register's order; in a tree each below the row above it. */
  listPicks: get('/api/blade-system/register/options', {
    own: true,
    query: PageQuery.extend({
      of: Register,
      text: Text(100).optional(),
      size: z.coerce.number().int().min(1).max(mostPicks).default(mostPicks),
    }),
    returns: Page(Option),
    offline: 'cache',
  }),
  /** The changes of one record, newest first. */
  listChanges: get('/api/blade-system/register/changes', {
    own: true,
    query: z.object({ of: Register, id: Id }),
    returns: z.array(Change),
  }),
  /** Tries the rows of a file, and keeps none. */
  checkImport: post('/api/blade-system/register/import/check', {
    own: true,
    body: z.object({ of: Register, rows: Rows }),
    largestBody: largestImportBody,
    returns: z.array(RowProblem),
  }),
  /** Adds every row, or none while any is wrong. The same id again adds nothing. */
  importRows: post('/api/blade-system/register/import/submit', {
    own: true,
    body: z.object({ id: Id, of: Register, fileName: Text(200).min(1), rows: Rows }),
    largestBody: largestImportBody,
    returns: z.object({ added: z.number().int(), problems: z.array(RowProblem) }),
    errors: ['RECORD_EXISTS'],
  }),
  /** Removes what an import of the last hour has added, unless somebody has changed it since. */
  undoImport: post('/api/blade-system/register/import/undo', {
    own: true,
    query: z.object({ id: Id }),
    returns: Nothing,
    errors: ['IMPORT_TOO_OLD', 'RECORD_CHANGED', 'HAS_CHILDREN', 'STILL_IN_USE', 'BUILT_IN', 'LAST_MANAGER'],
  }),
  /** The last ten, newest first. */
  listImports: get('/api/blade-system/register/import/list', {
    own: true,
    query: z.object({ of: Register }),
    returns: z.array(Import),
  }),
})
