import { useQuery } from '@tanstack/react-query'
import { requestQuery } from './leaveBalance.data.ts'
import { OutlookFacts } from './OutlookFacts.tsx'

/** On the page of a request, for its author and whoever decides. */
export function RequestOutlook({ id, isDecided }: { id: string; isDecided: boolean }) {
  const { data } = useQuery(requestQuery(id))
  return data ? <OutlookFacts outlook={data} warns={!isDecided} /> : null
}
