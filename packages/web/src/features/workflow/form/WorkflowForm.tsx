import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import { type FormColumn, rightOf } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import type { CSSProperties } from 'react'
import { Section } from '../../../kit/Section.tsx'
import { FieldInputs, FieldsFormProvider } from '../../fields/index.ts'
import { ColumnFact } from './ColumnFact.tsx'
import { FormFilesProvider } from './form.files.ts'
import type { useWorkflowForm } from './useWorkflowForm.ts'
import styles from './WorkflowForm.module.css'

interface WorkflowFormProps {
  of: ReturnType<typeof useWorkflowForm>
  /** Those that its values refer to and the server has. */
  files?: readonly FileOfRecord[]
}

/** The form of a process, its groups each under their own title. A field that may be written is an input, one that may
 *  only be read a fact, and others are not there. */
export function WorkflowForm({ of: { fields, form, rights, before }, files = [] }: WorkflowFormProps) {
  const isReadable = ({ prop }: FormColumn) => rightOf(rights, prop).readable
  const parts = [{ prop: '', label: '', column: form.column }, ...form.group]
  const sections = parts
    .map((part) => ({ ...part, column: part.column.filter(isReadable) }))
    .filter(({ column }) => column.length > 0)
    .map(({ prop, label, column }) => (
      <Section key={prop} {...(label && { title: label })}>
        <div className={styles.form}>
          <div className={styles.columns}>
            {column.map((one) => (
              <div key={one.prop} style={spanOf(one)}>
                {rightOf(rights, one.prop).writable ? (
                  <FieldInputs only={[one.prop]} />
                ) : (
                  <ColumnFact column={one} value={before[one.prop]} />
                )}
              </div>
            ))}
          </div>
        </div>
      </Section>
    ))
  return (
    <FieldsFormProvider value={fields.state}>
      <FormFilesProvider value={files}>{sections}</FormFilesProvider>
    </FieldsFormProvider>
  )
}

const spanOf = ({ span = 24 }: FormColumn) => ({ '--span': span }) as CSSProperties
