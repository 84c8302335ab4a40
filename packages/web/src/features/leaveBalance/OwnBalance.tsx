import { useQuery } from '@tanstack/react-query'
import { LedgerSection } from './LedgerSection.tsx'
import { ownQuery } from './leaveBalance.data.ts'

/** Above the person's own leave. */
export function OwnBalance() {
  const { data } = useQuery(ownQuery())
  return data ? <LedgerSection ledger={data} /> : null
}
