import {
  LostParamsError,
  type NeededParams,
  type PageParams,
  readPageParams,
} from '@daybook/contract/workflow/workflow.page.rules.ts'
import type { ReactNode } from 'react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { useT } from '../../platform/i18n/language.ts'

interface WithParamsProps<N extends keyof PageParams> {
  p: string | undefined
  needs: N
  children: (params: NeededParams<N>) => ReactNode
}

/** A page whose address says what it is about, or that it does not. */
export function WithParams<N extends keyof PageParams>({ p = '', needs, children }: WithParamsProps<N>) {
  const t = useT()
  const params = read(p, needs)
  return params ? (
    children(params)
  ) : (
    <EmptyState title={t('workflow.lostParams')} hint={t('workflow.notReadable')} />
  )
}

function read<N extends keyof PageParams>(p: string, needs: N) {
  try {
    return readPageParams(p, needs)
  } catch (error) {
    if (error instanceof LostParamsError) return undefined
    throw error
  }
}
