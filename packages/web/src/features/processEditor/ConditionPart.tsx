import type { FormColumn } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { conditionKinds, type StepCondition } from '@daybook/contract/workflow/workflow.definition.rules.ts'
import { TextInput } from '@mantine/core'
import { FieldGroup } from '../../kit/FieldGroup.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { SelectField } from '../fields/index.ts'
import styles from './ProcessEditor.module.css'
import type { DraftField } from './process.draft.ts'

interface ConditionPartProps {
  fields: readonly DraftField[]
  when: StepCondition | null
  onChange: (when: StepCondition | null) => void
}

/** When a step is asked for: always, or by what a field holds. */
export function ConditionPart({ fields, when, onChange }: ConditionPartProps) {
  const t = useT()
  const columns = fields.map(({ column }) => column)
  const column = columns.find(({ prop }) => prop === when?.field)
  // A table, a place and files are there or not: they have no value to compare with.
  const hasNoValue = column && ['table', 'map', 'files'].includes(column.type)
  const kinds = hasNoValue ? (['isFilled'] as const) : conditionKinds
  return (
    <FieldGroup label={t('processEditor.when')}>
      <div className={styles.group}>
        <SelectField
          path="when-field"
          label={t('processEditor.whenField')}
          isChosen
          options={[
            { value: '', label: t('processEditor.always') },
            ...columns.map(({ prop, label }) => ({ value: prop, label })),
          ]}
          value={when?.field ?? ''}
          error={undefined}
          onChange={(field) => onChange(field ? { field, is: 'isFilled', value: null } : null)}
        />
        {when && (
          <SelectField
            path="when-is"
            label={t('processEditor.whenIs')}
            isChosen
            options={kinds.map((kind) => ({ value: kind, label: t(`processEditor.is.${kind}`) }))}
            value={when.is}
            error={undefined}
            onChange={(chosen) => {
              const is = conditionKinds.find((kind) => kind === chosen)
              if (is) onChange({ ...when, is, value: is === 'isFilled' ? null : when.value })
            }}
          />
        )}
        {when && column && when.is !== 'isFilled' && (
          <ConditionValue
            column={column}
            value={when.value}
            onChange={(value) => onChange({ ...when, value })}
          />
        )}
      </div>
    </FieldGroup>
  )
}

interface ConditionValueProps {
  column: FormColumn
  value: StepCondition['value']
  onChange: (value: StepCondition['value']) => void
}

function ConditionValue({ column, value, onChange }: ConditionValueProps) {
  const t = useT()
  const label = t('processEditor.whenValue')
  const choices =
    column.type === 'switch'
      ? [
          { value: true, label: t('fields.yes') },
          { value: false, label: t('fields.no') },
        ]
      : column.dicData
  if (choices) {
    const place = choices.findIndex((choice) => choice.value === value)
    return (
      <SelectField
        path="when-value"
        label={label}
        options={choices.map((choice, at) => ({ value: String(at), label: choice.label }))}
        value={place < 0 ? null : String(place)}
        error={undefined}
        onChange={(at) => onChange(at === null ? null : choices[Number(at)]?.value)}
      />
    )
  }
  const isNumber = column.type === 'number'
  return (
    <TextInput
      label={label}
      type={isNumber ? 'number' : column.type === 'date' ? 'date' : 'text'}
      step="any"
      maxLength={140}
      value={value === null || value === undefined ? '' : String(value)}
      onChange={({ currentTarget: { value: typed } }) =>
        onChange(typed === '' ? null : isNumber ? Number(typed) : typed)
      }
    />
  )
}
