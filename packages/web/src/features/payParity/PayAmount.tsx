import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { StepTable } from './StepTable.tsx'

/** The table with the step that the person has submitted. */
export function PayAmount({ report: { detail } }: { report: { detail: Values } }) {
  return <StepTable step={Number(detail.step)} />
}
