import type { ReportAwaiting } from '@daybook/contract/report/report.awaiting.ts'
import { useQuery } from '@tanstack/react-query'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { type Place, placeOf } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { todoQuery } from '../today/today.data.ts'
import { mayDecide } from './report.data.ts'

/** The report that waits for the reader's decision after this one, the oldest first; undefined when there is none. */
export function useNextReport(id: string): { title: string; place: Place } | undefined {
  const t = useT()
  const { data = [] } = useQuery({ ...todoQuery(), enabled: mayDecide(useSession()) })
  const waiting = data.filter(({ name, whose }) => name === 'reports' && whose === 'shared')
  const place = waiting.findIndex((one) => one.id === id)
  const next = waiting[place + 1] ?? waiting.find((one) => one.id !== id)
  if (!next || next.id === id) return undefined
  const { kind, childName, byName } = next.params as ReportAwaiting['reports']
  const title = wordsOf(`${kind}.title`) ?? t('report.unnamed')
  return {
    title: t('report.titled', { title, about: childName ?? byName }),
    place: placeOf(next.page),
  }
}
