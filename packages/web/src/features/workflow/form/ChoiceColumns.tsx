// Lists to choose from: one of them, or several.
import { isList, isRequired } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { Choice } from '../../../kit/Choice.tsx'
import { Choices } from '../../../kit/Choices.tsx'
import { SelectField } from '../../fields/index.ts'
import type { ColumnProps } from './column.props.ts'
import { flatChoices, groupLabel, listOf, optionsOf, placeOf, valueAtPlace } from './form.choices.ts'
import { useChoices } from './useChoices.ts'

/** More than these are chosen from a list. */
const manyOptions = 8

export function ChoiceColumn({ column, path, value, error, onChange }: ColumnProps) {
  const choices = flatChoices(useChoices(column))
  const options = optionsOf(choices)
  if (isList(column))
    return (
      <Choices
        name={path}
        label={groupLabel(column)}
        options={options}
        most={column.limit}
        value={listOf(value).flatMap((one) => placeOf(choices, one) ?? [])}
        error={error}
        onChange={(places) => onChange(places.map((place) => valueAtPlace(choices, place)))}
      />
    )
  const chosen = placeOf(choices, value)
  const choose = (place: string | null) => onChange(valueAtPlace(choices, place))
  const hasDisabled = choices.some(({ disabled }) => disabled)
  if (column.type === 'radio' && options.length <= manyOptions && !hasDisabled)
    return (
      <Choice
        name={path}
        label={groupLabel(column)}
        options={options.map((option) => ({ value: option.value, label: option.label }))}
        value={chosen ?? undefined}
        error={error}
        onChange={choose}
      />
    )
  return (
    <SelectField
      path={path}
      label={column.label}
      required={isRequired(column)}
      options={options}
      value={chosen}
      error={error}
      onChange={choose}
    />
  )
}
