import type { ReportAwaiting } from '@daybook/contract/report/report.awaiting.ts'
import { useQuery } from '@tanstack/react-query'
import { type Place, placeOf } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { todoQuery } from '../today/today.data.ts'
import { mayDecide } from './report.data.ts'

/** The report that waits for the reader's decision after this one, the oldest first; undefined when there is none. */
export function useNextReport(id: string): { name: string; place: Place } | undefined {
  const { data = [] } = useQuery({ ...todoQuery(), enabled: mayDecide(useSession()) })
  const waiting = data.filter(({ name, whose }) => name === 'reports' && whose === 'shared')
  const place = waiting.findIndex((one) => one.id === id)
  const next = waiting[place + 1] ?? waiting.find((one) => one.id !== id)
  if (!next || next.id === id) return undefined
  const { childName, byName } = next.params as ReportAwaiting['reports']
  return { name: childName ?? byName, place: placeOf(next.page) }
}
