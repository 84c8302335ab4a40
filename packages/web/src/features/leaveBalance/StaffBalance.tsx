import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { useSession } from '../../platform/session/current.ts'
import { personQuery } from './leaveBalance.data.ts'

/** Its code comes only where a centre keeps the balances. */
const StaffLedger = lazy(async () => ({
  default: (await loadChunk(() => import('./StaffLedger.tsx'))).StaffLedger,
}))

/** On the page of a person, for whoever keeps the balances. */
export function StaffBalance({ id, name }: { id: string; name: string }) {
  const mayKeep = useSession().userProfile?.rights.includes('leave.keepBalance') ?? false
  const { data } = useQuery({ ...personQuery(id), enabled: mayKeep })
  if (!data?.isKept) return null
  return (
    <Suspense>
      <StaffLedger id={id} name={name} ledger={data} />
    </Suspense>
  )
}
