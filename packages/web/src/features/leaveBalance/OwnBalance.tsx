import { useQuery } from '@tanstack/react-query'
import { LazyLedger } from './LazyLedger.tsx'
import { ownQuery } from './leaveBalance.data.ts'

/** Above the person's own leave. */
export function OwnBalance() {
  const { data } = useQuery(ownQuery())
  return data ? <LazyLedger ledger={data} /> : null
}
