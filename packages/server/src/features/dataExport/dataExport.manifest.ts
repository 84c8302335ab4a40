// The list at the end of an archive: what it holds, in which form, and the sum of each part. Whoever reads an archive,
// Daybook (`npm run move`) or another product, begins here. docs/leaving.md describes it for people.
import { centreNumber } from '@daybook/contract/kernel/constants.ts'
import { z } from 'zod'

/** Of the archive itself. What the tables hold is said by the schema. */
export const formatVersion = 1

export const manifestName = 'manifest.json'

/** 32 bytes. */
const Hex = z.string().regex(/^[0-9a-f]{64}$/)

const Column = z.object({ name: z.string(), type: z.string(), required: z.boolean() })

const Table = z.object({
  rows: z.int().min(0),
  key: z.array(z.string()),
  columns: z.array(Column),
})

const Part = z.object({ path: z.string(), bytes: z.int().min(0), sha256: Hex })

export const Manifest = z.object({
  format: z.literal('daybook-export'),
  version: z.int(),
  /** Name of the newest migration of the database. */
  schema: z.string(),
  of: z.enum(['centre', 'child', 'staff']),
  /** Of the child or the member of staff. */
  ofId: z.uuid().nullable(),
  centre: z.object({ number: z.string().regex(centreNumber), name: z.string() }),
  exportedAt: z.iso.datetime(),
  /** Member of staff; null when whoever runs the installation took the centre out of it (`npm run leave`). */
  exportedBy: z.uuid().nullable(),
  /** Of a centre that was taken out: what the keys of unsent entries on its people's devices are derived from, in hex. */
  outboxSecret: Hex.nullish(),
  /** Somebody worked in the centre while it was read, so tables may differ by some minutes. */
  workedMeanwhile: z.boolean(),
  tables: z.record(z.string(), Table),
  parts: z.array(Part),
  /** Files whose content the storage had lost. */
  lostFiles: z.array(z.uuid()),
  /** Tables that no export holds, and why. */
  leftOut: z.record(z.string(), z.string()),
})

export type Manifest = z.infer<typeof Manifest>
export type ExportedColumn = z.infer<typeof Column>
