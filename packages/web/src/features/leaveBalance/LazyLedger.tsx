import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy, Suspense } from 'react'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { ownQuery } from './leaveBalance.data.ts'

/** Above the person's own leave. */
export function OwnBalance() {
  const { data } = useQuery(ownQuery())
  return data ? <LazyLedger ledger={data} /> : null
}

const LedgerSection = lazy(async () => ({
  default: (await loadChunk(() => import('./LedgerSection.tsx'))).LedgerSection,
}))

/** What is left of each kind of leave. Its code comes only where a centre keeps the balances. */
export function LazyLedger(props: ComponentProps<typeof LedgerSection>) {
  if (!props.ledger.isKept) return null
  return (
    <Suspense>
      <LedgerSection {...props} />
    </Suspense>
  )
}
