// Fields whose values are chosen from a register or a dictionary.

import { rootId } from '@daybook/contract/kernel/fields.ts'
import type { RegisterName } from '@daybook/contract/register/register.kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { Choices } from '../../kit/Choices.tsx'
import { entryWords } from '../../platform/i18n/entry.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { entriesQuery, picksQuery } from './fields.data.ts'
import { useFormState } from './form.context.ts'
import { SelectField } from './SelectField.tsx'
import type { WidgetProps } from './widget.props.ts'

interface Option {
  id: string
  value: string
  label: string
}

/** The rows of a register; in a tree each is indented below the row above it. */
function usePicks(of: string): Option[] {
  const rows = useQuery(picksQuery(of as RegisterName)).data ?? []
  const depths = new Map<string, number>()
  return rows.map(({ id, key, parentId, name }) => {
    const depth = parentId === rootId ? 0 : (depths.get(parentId) ?? 0) + 1
    depths.set(id, depth)
    return { id, value: key, label: '\u2003'.repeat(depth) + name }
  })
}

/** What was chosen before stays readable, although it may be offered no longer. */
function withCurrent(
  options: { value: string; label: string }[],
  value: string | null,
  names: Readonly<Record<string, string>>,
) {
  const isMissing = value !== null && value !== '' && !options.some((option) => option.value === value)
  return isMissing ? [...options, { value, label: names[value] ?? value }] : options
}

export function PickField(props: WidgetProps<'pick', string | null>) {
  const { names } = useFormState()
  return <SelectField {...props} options={withCurrent(usePicks(props.field.of), props.value, names)} />
}

/** The row above this one. */
export function ParentField(props: WidgetProps<'parent', string | null>) {
  const t = useT()
  const { pack, names } = useFormState()
  const value = props.value ?? rootId
  const rows = usePicks(pack).map(({ id, label }) => ({ value: id, label }))
  const options = [{ value: rootId, label: t('fields.top') }, ...rows]
  return <SelectField {...props} value={value} options={withCurrent(options, value, names)} isChosen />
}

export function PicksField({
  field,
  path,
  label,
  required,
  value,
  error,
  onChange,
}: WidgetProps<'picks', string>) {
  return (
    <Choices
      name={path}
      label={label}
      required={required}
      options={usePicks(field.of)}
      value={value === '' ? [] : value.split(',')}
      error={error}
      onChange={(chosen) => onChange(chosen.join(','))}
    />
  )
}

export function DictionaryField(props: WidgetProps<'dictionary', string | null>) {
  const { names } = useFormState()
  const { code } = props.field
  const entries = useQuery(entriesQuery(code)).data ?? []
  const options = entries.map(({ dictKey, dictValue }) => ({
    value: dictKey,
    label: entryWords(code, dictValue),
  }))
  return <SelectField {...props} options={withCurrent(options, props.value, names)} />
}
