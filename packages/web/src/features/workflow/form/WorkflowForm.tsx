import { isEmpty } from '@daybook/contract/kernel/fields.check.ts'
import { type FormColumn, rightOf } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import type { CSSProperties } from 'react'
import { Section } from '../../../kit/Section.tsx'
import { FieldFacts, FieldInputs, FieldsFormProvider } from '../../fields/index.ts'
import type { useWorkflowForm } from './useWorkflowForm.ts'
import styles from './WorkflowForm.module.css'

/** The form of a process, its groups each under their own title. A field that may be written is an input, one that may
 *  only be read a fact, and others are not there. */
export function WorkflowForm({ of }: { of: ReturnType<typeof useWorkflowForm> }) {
  const { fields, form, rights, all, values, sayings } = of
  const isWritable = ({ prop }: FormColumn) => rightOf(rights, prop).writable
  const isShown = (column: FormColumn) =>
    isWritable(column) || (rightOf(rights, column.prop).readable && !isEmpty(values[column.prop]))
  const sections = [{ prop: '', label: '', column: form.column }, ...form.group]
    .map((part) => ({ ...part, column: part.column.filter(isShown) }))
    .filter(({ column }) => column.length > 0)
  return (
    <FieldsFormProvider value={fields.state}>
      {sections.map(({ prop, label, column }) => (
        <Section key={prop} {...(label && { title: label })}>
          <div className={styles.form}>
            <div className={styles.columns}>
              {column.map((one) => (
                <div key={one.prop} style={spanOf(one)}>
                  {isWritable(one) ? (
                    <FieldInputs only={[one.prop]} />
                  ) : (
                    <FieldFacts fields={all} values={values} sayings={sayings} only={[one.prop]} />
                  )}
                </div>
              ))}
            </div>
          </div>
        </Section>
      ))}
    </FieldsFormProvider>
  )
}

const spanOf = ({ span = 24 }: FormColumn) => ({ '--span': span }) as CSSProperties
