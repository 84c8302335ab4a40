// The pages of processes take their parameters as `?p=`, base64 of JSON (conventions: Workflow).

import { fromBase64Url } from '../kernel/token.ts'

// Browsers and Node both have it; the contract is compiled without the types of either.
declare const btoa: (text: string) => string

export interface PageParams {
  /** Of the version of a process. */
  processId?: string | undefined
  taskId?: string | undefined
  processInsId?: string | undefined
}

export const writePageParams = (params: PageParams): string => btoa(JSON.stringify(params))

/** The parameters of a page that cannot do without one of them. @throws if it is not there */
export function readPageParams<N extends keyof PageParams>(p: string, needed: N): NeededParams<N> {
  const params = parse(p)
  if (!has(params, needed)) throw new LostParamsError()
  return params
}

export type NeededParams<N extends keyof PageParams> = PageParams & Record<N, string>

const has = <N extends keyof PageParams>(params: PageParams, needed: N): params is NeededParams<N> =>
  params[needed] !== undefined

function parse(p: string): PageParams {
  try {
    const { processId, taskId, processInsId } = Object(JSON.parse(fromBase64Url(p)))
    return { processId: textOf(processId), taskId: textOf(taskId), processInsId: textOf(processInsId) }
  } catch (error) {
    throw new LostParamsError(error)
  }
}

/** The address lacks what its page needs (specification, section 8). */
export class LostParamsError extends Error {
  constructor(cause?: unknown) {
    super('lost some global params', { cause })
    this.name = 'LostParamsError'
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
