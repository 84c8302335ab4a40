import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { ownQuery } from './leaveBalance.data.ts'

/** Its code comes only where a centre keeps the balances. */
const LedgerSection = lazy(async () => ({
  default: (await loadChunk(() => import('./LedgerSection.tsx'))).LedgerSection,
}))

/** What is left of each kind of leave, above the person's own leave. */
export function OwnBalance() {
  const { data } = useQuery(ownQuery())
  if (!data?.isKept) return null
  return (
    <Suspense>
      <LedgerSection ledger={data} />
    </Suspense>
  )
}
