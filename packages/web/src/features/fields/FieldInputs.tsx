import { isRequired, isShown, type Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Field, Fields } from '@daybook/contract/kernel/fields.ts'
import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { valueAt } from './field.path.ts'
import { widgetOf } from './field.widgets.ts'
import { useFormState } from './form.context.ts'
import styles from './Widgets.module.css'

interface FieldInputsProps {
  /** Names of those to show, in order; all when left out. */
  only?: readonly string[]
  /** Beside each other, where there is room. */
  beside?: boolean
  /** Name of a field → what stands right under its input. */
  under?: Readonly<Record<string, ReactNode>>
}

/** An input for each field of the form that is shown now. */
export function FieldInputs({ only, beside = false, under }: FieldInputsProps) {
  const { fields, values } = useFormState()
  return <Inputs fields={fields} values={values} only={only} beside={beside} under={under} />
}

interface InputsProps {
  fields: Fields
  values: Values
  only?: readonly string[] | undefined
  beside?: boolean | undefined
  /** Path of the part of the record that they belong to: `firstAid.0`. */
  at?: string
  under?: FieldInputsProps['under']
}

function Inputs({ fields, values, only = Object.keys(fields), beside = false, at, under }: InputsProps) {
  const shown = only.flatMap((name) => {
    const field = fields[name]
    if (!field || !isShown(field, values)) return []
    const path = at === undefined ? name : `${at}.${name}`
    return (
      <FieldInput key={name} field={field} path={path} required={isRequired(field, values)}>
        {under?.[name]}
      </FieldInput>
    )
  })
  if (shown.length === 0) return null
  return beside ? <div className={styles.pair}>{shown}</div> : <Stack gap="1.25rem">{shown}</Stack>
}

interface FieldInputProps {
  field: Field
  path: string
  required: boolean
  children: ReactNode
}

function FieldInput({ field, path, required, children }: FieldInputProps) {
  const { words, values, set, errors } = useFormState()
  const Widget = widgetOf(field.kind)
  return (
    <div data-path={path}>
      <Widget
        field={field}
        path={path}
        label={words.label(path)}
        required={required}
        hint={words.hint(path)}
        value={valueAt(values, path)}
        error={errors[path]}
        onChange={(value) => set(path, value)}
        parts={(fields, at, beside) => (
          <Inputs fields={fields} values={valueAt(values, at) as Values} at={at} beside={beside} />
        )}
      />
      {children}
    </div>
  )
}
