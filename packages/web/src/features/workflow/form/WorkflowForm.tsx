import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import {
  type Form,
  type FormColumn,
  type FormRights,
  type FormValues,
  rightOf,
} from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { type CSSProperties, Suspense } from 'react'
import { Section } from '../../../kit/Section.tsx'
import { Skeletons } from '../../../kit/Skeletons.tsx'
import { ColumnFact } from './ColumnFact.tsx'
import type { ColumnProps } from './column.props.ts'
import { columnWidgets } from './column.widgets.ts'
import { FormFilesProvider } from './form.files.ts'
import styles from './WorkflowForm.module.css'

interface WorkflowFormProps {
  form: Form
  values: FormValues
  onChange: (values: Record<string, unknown>) => void
  /** Path (`items.0.price`) → what is wrong, in words: `formErrors` makes them. */
  errors: Readonly<Record<string, string | undefined>>
  /** A field that may be written is an input, one that may only be read a fact, and others are not there. */
  rights: FormRights
  /** Those that its values refer to and the server has. */
  files?: readonly FileOfRecord[]
}

/** The form of a process, its groups each under their own title. */
export function WorkflowForm({ form, values, onChange, errors, rights, files = [] }: WorkflowFormProps) {
  const isReadable = ({ prop }: FormColumn) => rightOf(rights, prop).readable
  const parts = [{ prop: '', label: '', column: form.column }, ...form.group]
  const sections = parts
    .map((part) => ({ ...part, column: part.column.filter(isReadable) }))
    .filter(({ column }) => column.length > 0)
    .map(({ prop, label, column }) => (
      <Section key={prop} {...(label && { title: label })}>
        <div className={styles.form}>
          <div className={styles.columns}>
            {column.map((one) =>
              rightOf(rights, one.prop).writable ? (
                columnInput({
                  column: one,
                  path: one.prop,
                  value: values[one.prop],
                  errors,
                  onChange: (value) => onChange({ ...values, [one.prop]: value }),
                })
              ) : (
                <div key={one.prop} style={spanOf(one)}>
                  <ColumnFact column={one} value={values[one.prop]} />
                </div>
              ),
            )}
          </div>
        </div>
      </Section>
    ))
  return <FormFilesProvider value={files}>{sections}</FormFilesProvider>
}

function columnInput(props: Omit<ColumnProps, 'input'>) {
  const { column, path } = props
  const Widget = columnWidgets[column.type]
  return (
    <div key={path} data-path={path} style={spanOf(column)}>
      <Suspense fallback={<Skeletons shape="list" />}>
        <Widget {...props} input={columnInput} />
      </Suspense>
    </div>
  )
}

const spanOf = ({ span = 24 }: FormColumn) => ({ '--span': span }) as CSSProperties
