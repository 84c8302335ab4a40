import { workflow } from '@daybook/contract/workflow/workflow.contract.ts'
import type { ProcessDefinition } from '@daybook/contract/workflow/workflow.definition.rules.ts'
import { client } from '../../platform/api/client.ts'
import { invalidate, justRead, query } from '../../platform/query/query.ts'

const api = client(workflow)

export const processesQuery = () => ({ ...query(api.listProcesses, {}), staleTime: justRead })
export const processQuery = (id: string) => ({ ...query(api.getProcess, { processDefId: id }), staleTime: 0 })

/** Makes a process, or the next version of one.
 *  @param key the same for what is sent again after a lost answer */
export async function saveProcess(
  id: string | undefined,
  definition: ProcessDefinition,
  key: string,
): Promise<void> {
  const { form, ...facts } = definition
  const input = { ...(id && { processDefId: id }), ...facts, form: JSON.stringify(form) }
  // The form says what is wrong.
  await api.submitProcess(input, { quiet: true, headers: { 'Idempotency-Key': key } })
  await invalidate(api.listProcesses)
}

export async function removeProcess(id: string): Promise<void> {
  await api.removeProcess({ processDefId: id })
  await invalidate(api.listProcesses)
}
