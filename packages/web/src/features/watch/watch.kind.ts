// What a feature declares in `<feature>.watchKind.ts` to have its looks on every screen: the red bar, and the rows at the
// top of home. Both go on without a network, by this device's clock and by the rules that the server's job has.

import type { Right } from '@daybook/contract/kernel/rights.ts'
import type { Subject } from '@daybook/contract/kernel/subjects.ts'
import { type Look, looksAt, type WatchRules } from '@daybook/contract/watch/watch.rules.ts'
import { useQueries } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { createStore } from '../../kit/store.ts'
import type { Call } from '../../platform/api/client.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { query } from '../../platform/query/query.ts'
import type { Place } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'

/** What the open page shows itself, such as the children of a sleep board. */
export const shownOnPage = createStore<ReadonlySet<string>>(new Set())

interface Room {
  code: string
  name: string
  /** Whether the reader is assigned to it or signed in to it now. */
  own: boolean
}

/** Something that may be watched, with its words and pages. */
interface Watched<Fact> {
  fact: Fact
  id: string
  name: string
  room: Room | undefined
  /** The id by which a page says that it shows this itself. */
  shownAs: string
  to(): Place
  /** Where several are. */
  toAll(): Place
}

/** A look that is due, or that comes next. */
export interface ShownLook extends Pick<Watched<unknown>, 'id' | 'name' | 'shownAs' | 'to' | 'toAll'> {
  room: Pick<Room, 'code' | 'name'>
  dueAt: string
  /** Whole minutes over; negative while it is still to come. */
  over: number
  /** Whether it concerns the reader, or is only marked on the room's chip. */
  isMine: boolean
}

/** A look with its watch. */
export interface LookOf extends ShownLook {
  watch: ShownWatch
}

interface WatchWords {
  /** The look itself: “Sleep check”. */
  look(t: Translate): string
  /** Said aloud, without minutes. */
  call(t: Translate, who: string): string
  /** What to do now, without minutes. */
  one(t: Translate, name: string): string
  several(t: Translate, count: number): string
  /** On the chips of rooms. */
  mark?(t: Translate): string
}

interface WatchKind<Answer extends { rooms: readonly Room[] }, Fact> {
  read: Call<object, Answer>
  rights: { read: Right; oversee: Right }
  rules: WatchRules<NoInfer<Fact>>
  subject: Subject
  watched(answer: Answer): Watched<Fact>[]
  words: WatchWords
}

interface Reader {
  oversees: boolean
  /** The room chosen on this device. */
  chosenRoom: string | undefined
}

export function watchKind<Answer extends { rooms: readonly Room[] }, Fact>({
  read,
  rights,
  rules,
  subject,
  watched,
  words,
}: WatchKind<Answer, Fact>) {
  /** The looks to be told of now, the longest over first. A room's teachers are told when a look is due, those who
   *  oversee the watch when it is missed, as by message.
   *  @param within milliseconds: also what is due by then */
  function looks(answer: Answer, { oversees, chosenRoom }: Reader, now: number, within = 0): ShownLook[] {
    // A teacher of whom no room is known is told of all.
    const isAnywhere = !oversees && chosenRoom === undefined && !answer.rooms.some(({ own }) => own)
    const all = watched(answer)
    const of = new Map(all.map((one) => [one.fact, one]))
    const facts = all.map(({ fact }) => fact)
    return looksAt(rules, facts, now).flatMap(({ of: fact, dueAt, late, isMissed }: Look<Fact>) => {
      const { room, ...look } = of.get(fact) as Watched<Fact>
      const isOfRoom = isAnywhere || room?.own || (room !== undefined && room.code === chosenRoom)
      const isMine = oversees || Boolean(isOfRoom)
      if (late < -within || !(isMissed || isOfRoom || (within > 0 && isMine))) return []
      const { code, name } = room ?? { code: '', name: '' }
      return [{ ...look, room: { code, name }, dueAt, over: Math.floor(late / 60_000), isMine }]
    })
  }
  return { read, rights, subject, words, looks }
}

/** A kind without the types of its own. */
export interface ShownWatch extends Pick<WatchKind<never, never>, 'rights' | 'subject' | 'words'> {
  read: Call<object, unknown>
  /** @param answer of `read` */
  looks(answer: unknown, reader: Reader, now: number, within?: number): ShownLook[]
}

/** The looks of all watches that are due for this person, or become due within so many milliseconds; the longest over
 *  first. Live events keep the answers up to date, so nothing is read again for it.
 *  @returns undefined while they are being read */
export function useLooks(watches: readonly ShownWatch[], within = 0): LookOf[] | undefined {
  const { userProfile, vuex_group_code: chosenRoom } = useSession()
  const may = (right: Right) => userProfile?.rights.includes(right) ?? false
  const read = watches.filter(({ rights }) => may(rights.read))
  const answers = useQueries({ queries: read.map((watch) => query(watch.read)) })
  const now = useNow(5000)
  if (answers.some(({ isLoading, failureCount }) => isLoading && failureCount === 0)) return undefined
  const all = read.flatMap((watch, place) => {
    const data = answers[place]?.data
    if (data === undefined) return []
    const oversees = may(watch.rights.oversee)
    return watch.looks(data, { oversees, chosenRoom }, now, within).map((look) => ({ ...look, watch }))
  })
  return all.toSorted((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt))
}

declare module '../../platform/declared.ts' {
  interface Declared {
    watchKinds: ShownWatch
  }
}
