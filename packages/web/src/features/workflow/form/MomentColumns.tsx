// Days and times of a form: one, from one to another, or several days.

import {
  type DateType,
  isRequired,
  type RangeType,
} from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { valueFormatOf } from '@daybook/contract/workflow/workflow.dates.rules.ts'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { FieldGroup } from '../../../kit/FieldGroup.tsx'
import { useT } from '../../../platform/i18n/language.ts'
import type { ColumnProps } from './column.props.ts'
import { groupLabel, listOf } from './form.choices.ts'
import { useColumnWords } from './form.words.ts'
import { MomentInput } from './MomentInput.tsx'
import styles from './WorkflowForm.module.css'

export function MomentColumn({ column, path, value, error, onChange }: ColumnProps) {
  return (
    <MomentInput
      type={column.type as DateType}
      format={valueFormatOf(column)}
      path={path}
      label={column.label}
      required={isRequired(column)}
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}

const ends: Record<RangeType, DateType> = {
  daterange: 'date',
  datetimerange: 'datetime',
  timerange: 'time',
  monthrange: 'month',
}

export function RangeColumn({ column, path, value, error, onChange }: ColumnProps) {
  const t = useT()
  const [from = null, until = null] = listOf(value)
  const set = (pair: unknown[]) => onChange(pair.some(Boolean) ? pair.map((end) => end ?? '') : null)
  const both = { type: ends[column.type as RangeType], format: valueFormatOf(column), error: undefined }
  return (
    <FieldGroup label={groupLabel(column)} error={error}>
      <div className={styles.pair}>
        <MomentInput
          {...both}
          path={path}
          label={t('fields.form.from')}
          value={from}
          onChange={(start) => set([start, until])}
        />
        <MomentInput
          {...both}
          path={`${path}-until`}
          label={t('fields.form.until')}
          value={until}
          onChange={(end) => set([from, end])}
        />
      </div>
    </FieldGroup>
  )
}

/** Several days, in their order. Choosing one adds it. */
export function DatesColumn({ column, path, value, error, onChange }: ColumnProps) {
  const t = useT()
  const words = useColumnWords()
  const days = listOf(value)
  return (
    <div className={styles.stack}>
      <MomentInput
        type="date"
        format={valueFormatOf(column)}
        path={path}
        label={column.label}
        required={isRequired(column)}
        value={null}
        error={error}
        onChange={(day) => day && !days.includes(day) && onChange([...days, day].toSorted())}
      />
      {days.map((day) => {
        const said = words({ ...column, type: 'date' }, day, [])
        return (
          <div key={String(day)} className={styles.line}>
            {said}
            <Button
              variant="subtle"
              leftSection={<IconTrash size="1.25rem" aria-hidden="true" />}
              aria-label={`${t('fields.remove')}: ${said}`}
              onClick={() => onChange(days.filter((other) => other !== day))}
            >
              {t('fields.remove')}
            </Button>
          </div>
        )
      })}
    </div>
  )
}
