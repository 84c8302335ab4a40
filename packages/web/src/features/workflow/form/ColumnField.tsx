import type { FieldOf } from '@daybook/contract/kernel/fields.ts'
import type { ColumnType, FormColumn } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { type ComponentType, lazy, Suspense } from 'react'
import { Skeletons } from '../../../kit/Skeletons.tsx'
import { loadChunk } from '../../../platform/screens/chunk.ts'
import type { WidgetProps } from '../../fields/index.ts'
import { CascaderColumn } from './CascaderColumn.tsx'
import { ChoiceColumn } from './ChoiceColumns.tsx'
import { ColorColumn } from './ColorColumn.tsx'
import type { ColumnProps } from './column.props.ts'
import { DatesColumn, MomentColumn, RangeColumn } from './MomentColumns.tsx'
import { TreeColumn } from './TreeColumn.tsx'

// Lazy, because few forms have one.
const IconColumn = lazy(async () => ({
  default: (await loadChunk(() => import('./IconColumn.tsx'))).IconColumn,
}))
const MapColumn = lazy(async () => ({
  default: (await loadChunk(() => import('./MapColumn.tsx'))).MapColumn,
}))

/** The types whose values no field has (workflow.fields.ts). */
const inputs: { readonly [T in ColumnType]?: ComponentType<ColumnProps> } = {
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
  map: MapColumn,
}

/** The widget of what is a form's own. */
export function ColumnField({ field, path, value, error, onChange }: WidgetProps) {
  // The adapter makes this field of a column.
  const column = (field as FieldOf<'own'>).of as FormColumn
  const Input = inputs[column.type]
  if (!Input) return null
  return (
    <Suspense fallback={<Skeletons shape="list" />}>
      <Input column={column} path={path} value={value} error={error} onChange={onChange} />
    </Suspense>
  )
}
