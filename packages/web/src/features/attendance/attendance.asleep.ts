// Who is asleep, as the watch over all sleepers has it. The shell keeps it up to date, also without a network.
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { query } from '../../platform/query/query.ts'

type Watch = AnswerOf<(typeof sleep.operations)['getWatch']>
export type OpenSleep = Watch['sleeps'][number]

const watchQuery = () => query(client(sleep).getWatch)

/** The sleeps of these children that nobody has ended. */
export function openSleepsOf(children: readonly { id: string }[]): readonly OpenSleep[] {
  const sleeps = queryClient.getQueryData(watchQuery().queryKey)?.sleeps ?? []
  return sleeps.filter(({ childId }) => children.some(({ id }) => id === childId))
}

/** The sleeps of this child that began on a day and that nobody has ended. */
export function openSleepsOn(child: { id: string }, day: string, timeZone: string): readonly OpenSleep[] {
  return openSleepsOf([child]).filter(({ occurredAt }) => dayAt(new Date(occurredAt), timeZone) === day)
}

/** The last time at which anything is known of a sleep: a check, falling asleep, or going to bed. */
export const lastKnownOf = ({ occurredAt, detail, checks }: OpenSleep): string =>
  [occurredAt, detail.asleepAt ?? occurredAt, ...checks.map((check) => check.occurredAt)].toSorted().at(-1) ??
  occurredAt

/** The ids of the children who are asleep now and were asleep at this instant. */
export function asleepAt({ sleeps }: Pick<Watch, 'sleeps'>, instant: number): Set<string> {
  const isAsleep = ({ detail }: OpenSleep) =>
    detail.asleepAt !== null && Date.parse(detail.asleepAt) <= instant
  return new Set(sleeps.filter(isAsleep).map(({ childId }) => childId))
}

/** Whether it is being read for the first time who is asleep. A board that came before would move under a thumb. After an
 *  answer or a failure no board waits again: it would come and go with each attempt. */
export function useIsReadingSleeps(): boolean {
  const { isFetched, isLoading, failureCount } = useQuery(watchQuery())
  return isLoading && !isFetched && failureCount === 0
}

/** Follows who is asleep. @param instant undefined for another day, of which the watch knows nothing */
export function useAsleep(instant: number | undefined): Set<string> {
  const watch = useQuery(watchQuery()).data
  return watch && instant !== undefined ? asleepAt(watch, instant) : new Set()
}
