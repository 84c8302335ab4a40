// Operations that all registers share: options for pickers, the history of a record, and imports.
import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { registerNames } from '../kernel/kinds.generated.ts'
import { Id, InstantOut, Nothing, Page, PageQuery, Text } from '../kernel/schema.ts'
import { largestImportBody, mostImported } from './importable.rules.ts'
import { registerSteps } from './register.rules.ts'

const Register = z.enum(registerNames)

/** The page size of a picker. It searches for further rows. */
const mostPicks = 500

/** A row of a register in a picker. */
const Option = z.object({
  id: Id,
  /** The value that is stored when it is chosen. */
  key: z.string(),
  parentId: z.string(),
  name: z.string(),
})

const Change = z.object({
  /** The record's version after the change. */
  version: z.number().int(),
  step: z.enum(registerSteps),
  /** Null for data that came with the centre. */
  by: z.object({ id: Id, name: z.string() }).nullable(),
  at: InstantOut,
  /** The record before the change; null when it was added, or when the reader may read only some records of the register. */
  before: z.record(z.string(), z.unknown()).nullable(),
})

/** Why a row of a file is refused. */
const RowProblem = z.object({
  /** Index of the row, from 0. */
  row: z.number().int(),
  error: z.string(),
  /** Path → error key. */
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
  listPicks: get('/api/blade-system/register/options', {
    description:
      'Lists the rows of a register that are in use and hold the text, in its order; in a tree, each below the row above it.',
    own: true,
    query: PageQuery.extend({
      of: Register,
      text: Text(100).optional(),
      size: z.coerce.number().int().min(1).max(mostPicks).default(mostPicks),
    }),
    returns: Page(Option),
    offline: 'cache',
  }),
  listChanges: get('/api/blade-system/register/changes', {
    description: 'Lists the changes of one record of a register, newest first.',
    own: true,
    query: z.object({ of: Register, id: Id }),
    returns: z.array(Change),
  }),
  checkImport: post('/api/blade-system/register/import/check', {
    description: 'Checks the rows of a file against a register and saves nothing.',
    own: true,
    body: z.object({ of: Register, rows: Rows }),
    largestBody: largestImportBody,
    returns: z.array(RowProblem),
  }),
  importRows: post('/api/blade-system/register/import/submit', {
    description:
      'Adds every one of these rows of a file to a register, or none while any is wrong. A long file is sent in parts under one id: `from` is how many rows were added before. A part that is sent again adds nothing.',
    own: true,
    body: z.object({
      id: Id,
      of: Register,
      fileName: Text(200).min(1),
      from: z.number().int().min(0).max(mostImported).default(0),
      rows: Rows,
    }),
    largestBody: largestImportBody,
    returns: z.object({ added: z.number().int(), problems: z.array(RowProblem) }),
    errors: ['RECORD_EXISTS'],
  }),
  undoImport: post('/api/blade-system/register/import/undo', {
    description:
      'Removes what an import of the last hour has added, except rows that somebody has changed since.',
    own: true,
    query: z.object({ id: Id }),
    returns: Nothing,
    errors: ['IMPORT_TOO_OLD', 'RECORD_CHANGED', 'HAS_CHILDREN', 'STILL_IN_USE', 'BUILT_IN', 'LAST_MANAGER'],
  }),
  listImports: get('/api/blade-system/register/import/list', {
    description: 'Lists the last ten imports of a register, newest first.',
    own: true,
    query: z.object({ of: Register }),
    returns: z.array(Import),
  }),
})
