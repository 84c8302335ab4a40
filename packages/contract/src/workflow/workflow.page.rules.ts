// The pages of processes take their parameters as `?p=`, base64 of JSON (conventions: Workflow).

// Browsers and Node both have them; the contract is compiled without the types of either.
declare const btoa: (text: string) => string
declare const atob: (text: string) => string

export interface PageParams {
  /** Of the version of a process. */
  processId?: string | undefined
  taskId?: string | undefined
  processInsId?: string | undefined
}

export const writePageParams = (params: PageParams): string => btoa(JSON.stringify(params))

/** What cannot be read is empty: a page then says that it has nothing to show. */
export function readPageParams(p: string): PageParams {
  try {
    const read: unknown = JSON.parse(atob(p))
    const { processId, taskId, processInsId } = Object(read) as Record<string, unknown>
    return { processId: textOf(processId), taskId: textOf(taskId), processInsId: textOf(processInsId) }
  } catch {
    return {}
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

const pages = '/pages/plugin/workflow/pages'

/** The address of a page to start a process, or of one that runs. */
export function pageOfProcess(
  page: 'start' | 'detail',
  { formKey, ...params }: PageParams & { formKey: string | null },
): string {
  const folder = formKey === null ? 'form' : `external/${formKey.replace('wf_ex_', '')}`
  return `${pages}/${folder}/${page}?p=${encodeURIComponent(writePageParams(params))}`
}
