// What a feature declares in `<feature>.watchKind.ts` to have its looks on every screen: the red bar, and the rows at the
// top of home. Both go on without a network, by this device's clock and by the rules that the server's job has.
import type { Right } from '@daybook/contract/kernel/rights.ts'
import { type Look, looksAt, type WatchRules } from '@daybook/contract/watch/watch.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
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

/** A look that is due. */
export interface DueLook extends Pick<Watched<unknown>, 'id' | 'name' | 'shownAs' | 'to' | 'toAll'> {
  room: Pick<Room, 'code' | 'name'>
  /** Whole minutes over. */
  over: number
  /** Whether it concerns the reader, or is only marked on the room's chip. */
  isMine: boolean
}

interface WatchWords {
  title(t: Translate): string
  /** Said aloud, without minutes. */
  call(t: Translate, who: string): string
  one(t: Translate, look: { name: string; minutes: number }): string
  several(t: Translate, looks: { count: number; minutes: number }): string
  /** On the chips of rooms. */
  mark?(t: Translate): string
}

interface WatchKind<Answer extends { rooms: readonly Room[] }, Fact> {
  read: Call<object, Answer>
  rights: { read: Right; oversee: Right }
  rules: WatchRules<NoInfer<Fact>>
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
  watched,
  words,
}: WatchKind<Answer, Fact>) {
  /** The looks to be told of now, the longest over first. A room's teachers are told when a look is due, those who
   *  oversee the watch when it is missed, as by message. */
  function due(answer: Answer, { oversees, chosenRoom }: Reader, now: number): DueLook[] {
    // A teacher of whom no room is known is told of all.
    const isAnywhere = !oversees && chosenRoom === undefined && !answer.rooms.some(({ own }) => own)
    const all = watched(answer)
    const of = new Map(all.map((one) => [one.fact, one]))
    const facts = all.map(({ fact }) => fact)
    return looksAt(rules, facts, now).flatMap(({ of: fact, late, isMissed }: Look<Fact>) => {
      const { room, ...look } = of.get(fact) as Watched<Fact>
      const isOfRoom = isAnywhere || room?.own || (room !== undefined && room.code === chosenRoom)
      if (late < 0 || !(isMissed || isOfRoom)) return []
      const { code, name } = room ?? { code: '', name: '' }
      const over = Math.floor(late / 60_000)
      return [{ ...look, room: { code, name }, over, isMine: oversees || Boolean(isOfRoom) }]
    })
  }
  return { read, rights, words, due }
}

/** A kind without the types of its own. */
export interface ShownWatch extends Pick<WatchKind<never, never>, 'rights' | 'words'> {
  read: Call<object, unknown>
  /** @param answer of `read` */
  due(answer: unknown, reader: Reader, now: number): DueLook[]
}

/** The looks that are due now for this person. Live events keep the answer up to date, so nothing is read again for it. */
export function useDueLooks(watch: ShownWatch): DueLook[] {
  const { userProfile, vuex_group_code: chosenRoom } = useSession()
  const { read, oversee } = watch.rights
  const enabled = userProfile?.rights.includes(read) ?? false
  const { data } = useQuery({ ...query(watch.read), enabled })
  const oversees = userProfile?.rights.includes(oversee) ?? false
  const now = useNow(5000)
  return useMemo(
    () => (data === undefined ? [] : watch.due(data, { oversees, chosenRoom }, now)),
    [data, watch, oversees, chosenRoom, now],
  )
}
