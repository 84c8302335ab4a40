// The template of a register: the wire format of the family's role, post, dept and dict. A register supplies its fields
// and paths. The hard rules: a removed row is ended and kept, so references to it still show it. A row with children is
// not removed. No row is its own ancestor. Every change is kept with its author and time.
import { z } from 'zod'
import { FileOfRecord } from '../file/file.contract.ts'
import { statusKeys } from '../kernel/dictionaries.ts'
import type { ErrorKey } from '../kernel/errors.ts'
import { get, post } from '../kernel/feature.ts'
import { changeShapeOf, storedShapeOf, typedSchema } from '../kernel/fields.schema.ts'
import { type Fields, rootId, type ValueOf, type ValuesOf } from '../kernel/fields.ts'
import {
  Id,
  IdList,
  InstantOut,
  Nothing,
  orderedPageQuery,
  Page,
  Picture,
  Text,
  Version,
} from '../kernel/schema.ts'
import {
  filterable,
  hasFiles,
  isReference,
  isTree,
  nameKeyOf,
  type RegisterFile,
  registerAbilities,
  sortable,
} from './register.rules.ts'

const RecordBase = z.object({
  id: Id,
  tenantId: z.string(),
  /** Null for data that came with the centre or with Daybook. */
  createUser: Id.nullable(),
  createTime: InstantOut,
  updateUser: Id.nullable(),
  updateTime: InstantOut,
  status: z.enum(statusKeys),
  /** Increases with every change. A change based on another version is refused. */
  version: z.number().int(),
  can: z.array(z.enum(registerAbilities)),
  /** Id → name of the references in the record's lists. */
  names: z.record(z.string(), z.string()),
})

/** Of a record that is added. */
const IsAnother = z
  .boolean()
  .optional()
  .describe(
    'False refuses a new record that may be of somebody who is here already, with their names. True says that it is somebody else. Left out, nothing is asked.',
  )

/** Added for records with files. */
const filesShape = { files: z.array(FileOfRecord).optional() }

/** Added for people. The specification calls their id and picture `userId` and `avatar`. */
const personShape = { picture: Picture, userId: Id, avatar: Picture }

/** Added for records in a tree. */
const treeShape = {
  /** Comma-separated ids of the ancestors, starting at the root. */
  ancestors: z.string(),
  hasChildren: z.boolean(),
  /** Records of the same shape; left out when the request was for a single level. */
  children: z.array(z.record(z.string(), z.unknown())).optional(),
}

export type RegisterRecord<V = Record<string, unknown>> = z.output<typeof RecordBase> &
  V & {
    files?: FileOfRecord[]
    picture?: string | null
    userId?: string
    avatar?: string | null
    ancestors?: string
    hasChildren?: boolean
    children?: unknown[]
  }

/** A record as an option of a picker, in the format of the family's trees. */
export const RegisterNode = z.object({
  id: Id,
  parentId: z.string(),
  title: z.string(),
  key: z.string(),
  value: z.string(),
  hasChildren: z.boolean(),
  children: z.array(z.record(z.string(), z.unknown())).optional(),
})

/** Ids, keys or options, any of which a record may have. */
const Values = Text(400).describe('Values by comma').optional()

const submitErrors = ['RECORD_CHANGED', 'VALUE_TAKEN'] as const satisfies ErrorKey[]
const ParentQuery = z.object({ parentId: z.union([z.literal(rootId), Id]).default(rootId) })

/** The operations that a register can have. Its feature picks them and sets their paths.
 *  @param base `/api/blade-system/post`
 *  @param also a second base, where some clients look for the same */
export function registerOperations<F extends Fields>(
  base: string,
  { fields, searched, order, hasPicture, asksWhetherSame }: RegisterFile<F>,
  also?: string,
) {
  const aliasOf = (path: string) => also && `${also}/${path}`
  const names = Object.entries(fields)
    .filter(([, field]) => isReference(field))
    .map(([name]) => [nameKeyOf(name), z.string()])
  const Record = typedSchema<RegisterRecord<ValuesOf<F>>>(
    RecordBase.extend({
      ...storedShapeOf(fields),
      ...Object.fromEntries(names),
      ...(isTree(fields) && treeShape),
      ...(hasFiles(fields) && filesShape),
      ...(hasPicture && personShape),
    }),
  )
  const filter = {
    /** Matched within any searched field. */
    text: Text(100).optional(),
    /** In use by default, or ended. */
    status: z.enum(statusKeys).default(statusKeys.inUse),
    ...(Object.fromEntries(filterable(fields).map((name) => [name, Values])) as FilterShape<F>),
    ...(Object.fromEntries(searched.map((name) => [name, Text(140).optional()])) as FilterShape<F>),
  }
  const body = z.object({
    id: Id.optional(),
    /** Of a record that is added. */
    newId: Id.optional(),
    version: Version.optional(),
    // Optional, so the type is the same with and without it.
    ...((asksWhetherSame ? { isAnother: IsAnother } : {}) as { isAnother: typeof IsAnother }),
    ...(changeShapeOf(fields) as ChangeShape<F>),
  })
  return {
    list: (path = 'list') =>
      get(`${base}/${path}`, {
        alias: aliasOf(path),
        description:
          'Lists the records of the {kind} register, a page at a time: those in use unless `status` asks for the ended ones.',
        query: orderedPageQuery(
          ...new Set([...order, ...searched, ...sortable(fields), 'createTime']),
        ).extend(filter),
        returns: Page(Record),
      }),
    listTree: (path = 'list') =>
      get(`${base}/${path}`, {
        alias: aliasOf(path),
        description:
          'Returns the whole tree of the {kind} register. A record that matches a filter stands under the records above it.',
        query: z.object(filter),
        returns: z.array(Record),
      }),
    listLevel: (path = 'lazy-list') =>
      get(`${base}/${path}`, {
        alias: aliasOf(path),
        description: 'Lists the records directly under a record of the {kind} register.',
        query: ParentQuery,
        returns: z.array(Record),
      }),
    listNodes: (path = 'tree') =>
      get(`${base}/${path}`, {
        alias: aliasOf(path),
        description: 'Returns the {kind} register as a tree of options for a picker.',
        returns: z.array(RegisterNode),
      }),
    listLevelNodes: (path = 'lazy-tree') =>
      get(`${base}/${path}`, {
        alias: aliasOf(path),
        description: 'Lists the options directly under a record of the {kind} register, for a picker.',
        query: ParentQuery,
        returns: z.array(RegisterNode),
      }),
    listOptions: (path = 'select') =>
      get(`${base}/${path}`, {
        alias: aliasOf(path),
        description: 'Lists all records of the {kind} register that are in use, for a picker.',
        returns: z.array(Record),
      }),
    get: (path = 'detail') =>
      get(`${base}/${path}`, {
        alias: aliasOf(path),
        description: 'Returns one record of the {kind} register.',
        query: z.object({ id: Id }),
        returns: Record,
      }),
    submit: <const E extends readonly ErrorKey[] = []>(errors?: E, path = 'submit') =>
      post(`${base}/${path}`, {
        alias: aliasOf(path),
        description:
          'Changes the record of the {kind} register with this id, or adds one when the id is left out. Sent again with the same `newId`, it is the same record. Fields that are left out stay as they are.',
        body,
        returns: Record,
        errors: [
          ...submitErrors,
          ...(isTree(fields) ? (['OWN_ANCESTOR'] as const) : []),
          ...(asksWhetherSame ? [asksWhetherSame] : []),
          ...(errors ?? []),
        ],
      }),
    remove: <const E extends readonly ErrorKey[] = []>(errors?: E, path = 'remove') =>
      post(`${base}/${path}`, {
        alias: aliasOf(path),
        description:
          'Ends records of the {kind} register, all or none. What refers to them still shows them, and ending a record twice changes nothing.',
        query: z.object({ ids: IdList }),
        returns: Nothing,
        errors: [...(isTree(fields) ? (['HAS_CHILDREN'] as const) : []), ...(errors ?? [])],
      }),
  }
}

/** All fields are optional and nullable. An empty field is null. */
export type ChangeShape<F extends Fields> = {
  [K in keyof F]: z.ZodOptional<z.ZodNullable<z.ZodType<ValueOf<F[K]>, ValueOf<F[K]>>>>
}
type FilterShape<F extends Fields> = { [K in keyof F]: z.ZodOptional<z.ZodString> }
