// Fields whose values are chosen from a register or a dictionary.

import { rootId } from '@daybook/contract/kernel/fields.ts'
import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import { TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Choices } from '../../kit/Choices.tsx'
import { useDebounced } from '../../kit/timing.ts'
import { entryWords } from '../../platform/i18n/entry.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { roleWords } from '../../platform/i18n/role.words.ts'
import { entriesQuery, picksQuery } from './fields.data.ts'
import { useFormState } from './form.context.ts'
import { SelectField } from './SelectField.tsx'
import type { WidgetProps } from './widget.props.ts'

interface Labelled {
  value: string
  label: string
}
type Option = Labelled & { id: string }

/** The rows of a register; in a tree each is indented below the row above it. Where they are too many to come at once,
 *  a search asks the server for the others. */
function usePicks(of: string, label: string) {
  const t = useT()
  const [typed, setTyped] = useState('')
  /** What was chosen from what another search had found. */
  const [kept, setKept] = useState<readonly Option[]>([])
  const asked = picksQuery(of as RegisterName, useDebounced(typed).trim())
  const { records = [], total = 0 } = useQuery({ ...asked, placeholderData: keepPreviousData }).data ?? {}
  const depths = new Map<string, number>()
  const found = records.map(({ id, key, parentId, name }) => {
    const depth = parentId === rootId ? 0 : (depths.get(parentId) ?? 0) + 1
    depths.set(id, depth)
    return { id, value: key, label: '\u2003'.repeat(depth) + (of === 'role' ? roleWords(key, name) : name) }
  })
  const values = new Set(found.map(({ value }) => value))
  const options = [...found, ...kept.filter(({ value }) => !values.has(value))]
  const isCut = total > records.length
  return {
    options,
    keep: (isChosen: (option: Option) => boolean) => setKept(options.filter(isChosen)),
    search: (isCut || typed !== '') && (
      <TextInput
        type="search"
        label={t('fields.searchPicks', { label })}
        description={isCut ? t('fields.picksCut', { count: records.length, total }) : undefined}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    ),
  }
}

/** What was chosen before stays readable, although it may be offered no longer. */
function withCurrent(
  options: Labelled[],
  value: string | null,
  names: Readonly<Record<string, string>>,
): Labelled[] {
  const isMissing = value !== null && value !== '' && !options.some((option) => option.value === value)
  return isMissing ? [...options, { value, label: names[value] ?? value }] : options
}

export function PickField(props: WidgetProps<'pick', string | null>) {
  const { names } = useFormState()
  const { options, keep, search } = usePicks(props.field.of, props.label)
  const choose = (chosen: string | null) => {
    keep(({ value }) => value === chosen)
    props.onChange(chosen)
  }
  return (
    <>
      {search}
      <SelectField {...props} options={withCurrent(options, props.value, names)} onChange={choose} />
    </>
  )
}

/** The row above this one. */
export function ParentField(props: WidgetProps<'parent', string | null>) {
  const t = useT()
  const { pack, names } = useFormState()
  const value = props.value ?? rootId
  const { options, keep, search } = usePicks(pack, props.label)
  const rows = options.map(({ id, label }) => ({ value: id, label }))
  const all = withCurrent([{ value: rootId, label: t('fields.top') }, ...rows], value, names)
  const choose = (chosen: string | null) => {
    keep(({ id }) => id === chosen)
    props.onChange(chosen)
  }
  return (
    <>
      {search}
      <SelectField {...props} value={value} options={all} isChosen onChange={choose} />
    </>
  )
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
  const { names } = useFormState()
  const { options, keep, search } = usePicks(field.of, label)
  const chosen = value === '' ? [] : value.split(',')
  return (
    <>
      {search}
      <Choices
        name={path}
        label={label}
        required={required}
        options={chosen.reduce<Labelled[]>((all, one) => withCurrent(all, one, names), options)}
        value={chosen}
        error={error}
        onChange={(next) => {
          keep((option) => next.includes(option.value))
          onChange(next.join(','))
        }}
      />
    </>
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
