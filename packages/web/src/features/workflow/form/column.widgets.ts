// The input of each type of column. A further type is a further row.
import type { ColumnType } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { type ComponentType, lazy } from 'react'
import { loadChunk } from '../../../platform/screens/chunk.ts'
import { CascaderColumn } from './CascaderColumn.tsx'
import { ChoiceColumn } from './ChoiceColumns.tsx'
import type { ColumnProps } from './column.props.ts'
import { DatesColumn, MomentColumn, RangeColumn } from './MomentColumns.tsx'
import { TableColumn } from './TableColumn.tsx'
import { ColorColumn, NumberColumn, SwitchColumn, TextColumn } from './TextColumns.tsx'
import { TreeColumn } from './TreeColumn.tsx'

// Lazy, because few forms have one.
const FilesColumn = lazy(async () => ({
  default: (await loadChunk(() => import('./FilesColumn.tsx'))).FilesColumn,
}))
const IconColumn = lazy(async () => ({
  default: (await loadChunk(() => import('./IconColumn.tsx'))).IconColumn,
}))
const MapColumn = lazy(async () => ({
  default: (await loadChunk(() => import('./MapColumn.tsx'))).MapColumn,
}))

export const columnWidgets: { readonly [T in ColumnType]: ComponentType<ColumnProps> } = {
  input: TextColumn,
  textarea: TextColumn,
  number: NumberColumn,
  switch: SwitchColumn,
  date: MomentColumn,
  datetime: MomentColumn,
  time: MomentColumn,
  week: MomentColumn,
  month: MomentColumn,
  year: MomentColumn,
  dates: DatesColumn,
  daterange: RangeColumn,
  datetimerange: RangeColumn,
  timerange: RangeColumn,
  monthrange: RangeColumn,
  select: ChoiceColumn,
  radio: ChoiceColumn,
  checkbox: ChoiceColumn,
  cascader: CascaderColumn,
  tree: TreeColumn,
  color: ColorColumn,
  icon: IconColumn,
  table: TableColumn,
  map: MapColumn,
  files: FilesColumn,
}
