import { isShown, type Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Field, Fields } from '@daybook/contract/kernel/fields.ts'
import styles from './FieldInputs.module.css'
import { widgetOf } from './field.widgets.ts'
import { valueAt } from './fields.form.ts'
import { labelOf } from './fields.words.ts'
import { useRecordForm } from './form.context.ts'

interface FieldInputsProps {
  fields: Fields
  /** Names of those to show, in order; all when left out. */
  only?: readonly string[]
  /** Path of the part of the record that they belong to: `firstAid.0`. */
  at?: string
}

/** An input for each field that is shown now. */
export function FieldInputs({ fields, only = Object.keys(fields), at }: FieldInputsProps) {
  const { form } = useRecordForm()
  const values = (at === undefined ? form.values : valueAt(form.values, at)) as Values
  return (
    <div className={styles.fields}>
      {only.map((name) => {
        const field = fields[name]
        if (!field || !isShown(field, values)) return null
        return <FieldInput key={name} field={field} path={at === undefined ? name : `${at}.${name}`} />
      })}
    </div>
  )
}

function FieldInput({ field, path }: { field: Field; path: string }) {
  const { pack, form, errors } = useRecordForm()
  const Widget = widgetOf(field)
  return (
    <div data-path={path}>
      <Widget
        field={field}
        path={path}
        label={labelOf(pack, path)}
        value={valueAt(form.values, path)}
        error={errors[path]}
        onChange={(value) => form.setFieldValue(path, value)}
        parts={(fields, at) => <FieldInputs fields={fields} at={at} />}
      />
    </div>
  )
}
