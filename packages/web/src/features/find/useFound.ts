import { fullName, nameMatches } from '@daybook/contract/child/child.rules.ts'
import { find } from '@daybook/contract/find/find.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDebounced } from '../../kit/timing.ts'
import { client } from '../../platform/api/client.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useOnline } from '../../platform/network.ts'
import { justRead, query } from '../../platform/query/query.ts'
import { useSession } from '../../platform/session/current.ts'
import { boardQuery } from '../attendance/index.ts'
import { roomsQuery } from '../room/index.ts'
import {
  type Group,
  type Option,
  optionOfChild,
  optionOfPlace,
  optionOfRoom,
  recordGroups,
} from './find.groups.ts'
import { findIn, indexOf } from './find.match.ts'
import { placesFor } from './find.places.ts'

const api = client(find)

const recordsQuery = (text: string) => ({ ...query(api.findRecords, { text }), staleTime: justRead })

/** Of each group, so that the next group is seen too. */
const most = { children: 6, rooms: 3, actions: 4, pages: 8 }

interface Found {
  groups: Group[]
  options: Option[]
  records: 'none' | 'pending' | 'ready' | 'offline' | 'failed'
}

/** Everything that fits the text: pages, actions, rooms and children from the device at once, records from the server. */
export function useFound(text: string, open: boolean): Found {
  const t = useT()
  const session = useSession()
  const online = useOnline()
  const mayRead = session.userProfile?.rights.includes('child.read') ?? false
  const board = useQuery({ ...boardQuery(), enabled: open && mayRead })
  const rooms = useQuery({ ...roomsQuery(), enabled: open && mayRead })
  const places = useMemo(() => indexOf(placesFor(session, t)), [session, t])
  const typed = text.trim()
  const settled = useDebounced(typed)
  const isAsking = open && settled !== '' && online
  const records = useQuery({ ...recordsQuery(settled), enabled: isAsking })

  const found = findIn(places, typed)
  const children =
    typed === '' ? [] : (board.data?.children ?? []).filter((child) => nameMatches(child, typed))
  const ofRooms = (rooms.data ?? []).map((room) => ({ ...room, title: room.name, words: '' }))
  const first = children.toSorted((a, b) => startsWith(b, typed) - startsWith(a, typed))
  const groups: Group[] = [
    { title: t('find.children'), options: first.slice(0, most.children).map(optionOfChild) },
    {
      title: t('find.rooms'),
      options: findIn(indexOf(ofRooms), typed).slice(0, most.rooms).map(optionOfRoom),
    },
    {
      title: t('find.actions'),
      options: found
        .filter(({ isAction }) => isAction)
        .slice(0, most.actions)
        .map(optionOfPlace),
    },
    {
      title: t('find.pages'),
      options: found
        .filter(({ isAction }) => !isAction)
        .slice(0, most.pages)
        .map(optionOfPlace),
    },
    ...(isAsking ? recordGroups(records.data ?? [], settled, { session, t }) : []),
  ].filter(({ options }) => options.length > 0)
  return {
    groups,
    options: groups.flatMap(({ options }) => options),
    records: stateOf({ typed, settled, online, ...records }),
  }
}

interface Asked {
  typed: string
  settled: string
  online: boolean
  isPending: boolean
  isError: boolean
}

function stateOf({ typed, settled, online, isPending, isError }: Asked): Found['records'] {
  if (typed === '') return 'none'
  if (!online) return 'offline'
  if (isError) return 'failed'
  return isPending || settled !== typed ? 'pending' : 'ready'
}

/** Those whose name begins as typed come first. */
const startsWith = (child: Parameters<typeof fullName>[0], typed: string) =>
  Number(fullName(child).toLocaleLowerCase().startsWith(typed.toLocaleLowerCase()))
