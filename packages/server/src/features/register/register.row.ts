import type { SelectQueryBuilder } from 'kysely'

/** The columns that the tables of all registers share. */
export interface RegisterRow {
  id: string
  tenantId: string
  createdBy: string | null
  createdAt: string
  updatedBy: string | null
  updatedAt: string
  active: boolean
  version: number
  parentId: string | null
  [column: string]: unknown
}

export type Registers = Record<string, RegisterRow>
export type Rows = SelectQueryBuilder<Registers, string, RegisterRow>
