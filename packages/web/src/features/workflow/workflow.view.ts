// Where a row leads, and the rights of a form as its component takes them.
import type { FormRights } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { type PageParams, writePageParams } from '@daybook/contract/workflow/workflow.page.rules.ts'
import { type Place, to } from '../../platform/screens/places.ts'

interface WithForm {
  formKey: string | null
}

/** The page that starts a process: its form, or a page of the app. */
export const startPlace = ({ id, formKey }: WithForm & { id: string }): Place => {
  const p = writePageParams({ processId: id })
  return formKey === 'wf_ex_Leave' ? to.workflowLeaveStart({ p }) : to.workflowStart({ p })
}

export function detailPlace({ formKey, ...params }: WithForm & PageParams): Place {
  const p = writePageParams(params)
  return formKey === 'wf_ex_Leave' ? to.workflowLeaveDetail({ p }) : to.workflowDetail({ p })
}

export const toRights = (
  fields: readonly { id: string; readable: boolean; writable: boolean }[],
): FormRights => Object.fromEntries(fields.map(({ id, readable, writable }) => [id, { readable, writable }]))
