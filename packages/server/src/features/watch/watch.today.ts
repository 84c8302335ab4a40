// What a watch has for the pages of a day, whatever is watched: the next look, and for managers whose looks were late.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { mostRows } from '@daybook/contract/today/today.rules.ts'
import type { Gap } from '@daybook/contract/watch/gaps.rules.ts'
import type { LateLooks } from '@daybook/contract/watch/watch.schema.ts'
import type { Due, OversightRow } from '../today/index.ts'

interface WatchedChild {
  id: string
  firstName: string
  familyName: string
}

interface NextLook extends Pick<Due, 'subject' | 'page'>, WatchedChild {
  roomCode: string
  /** Its words are those of `<feature>.due` and `<feature>.dueNow`. */
  feature: string
  /** When the next look is due, or null after the last one. Then the child stays in the list as done. */
  nextAt: string | null
  since: string
}

/** A child who is watched, in the day's list. */
export function lookDue({ feature, nextAt, since, ...child }: NextLook, now: Date): Due {
  const { id, subject, page, roomCode } = child
  const isOverdue = nextAt !== null && Date.parse(nextAt) <= now.getTime()
  const name = `${feature}.${isOverdue ? 'dueNow' : 'due'}`
  const when = { at: nextAt ?? since, startsAt: nextAt, isDone: nextAt === null, isOverdue }
  return { id: `${id} look`, name, about: fullName(child), subject, page, roomCode, ...when }
}

interface Reported extends WatchedChild {
  roomName: string
  gaps: readonly (Omit<Gap<never>, 'endedBy'> & { checkedAt: string | null })[]
  /** Still watched now, so that a look that is missing can be taken. */
  isWatched: boolean
  page(isOpen: boolean): string
}

/** Whose looks of the day were late or missed, the newest first. */
export function lateLooks(watched: readonly Reported[]): OversightRow<LateLooks>[] {
  return watched
    .flatMap((one) => {
      const last = one.gaps.at(-1)
      return last ? [{ one, last }] : []
    })
    .toSorted((a, b) => (a.last.dueAt < b.last.dueAt ? 1 : -1))
    .slice(0, mostRows)
    .map(
      ({ one: { id, gaps, isWatched, page, roomName, ...child }, last: { dueAt: lastDueAt, checkedAt } }) => {
        const isOpen = isWatched && checkedAt === null
        const missed = gaps.filter(({ kind }) => kind === 'missed').length
        const late = gaps.length - missed
        const params = { childName: fullName(child), roomName, late, missed, lastDueAt, isOpen }
        return { id, page: page(isOpen), params }
      },
    )
}
