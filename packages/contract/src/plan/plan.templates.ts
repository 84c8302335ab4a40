// What a new centre's plan starts from: the rounds that rooms of an age usually have, by country. Pure.
import type { TaskName } from '../kernel/kinds.generated.ts'
import type { Season } from '../rule/figures.rules.ts'
import { type PlaceAndDay, ruleOn } from '../rule/rule.rules.ts'

interface TemplateEntry {
  kind: TaskName
  /** Null for the whole centre. */
  roomCode: string | null
  times: readonly string[]
  season: Season | null
}

interface RoomOfAges {
  code: string
  fromMonths: number
  untilMonths: number
}

interface Round {
  kind: TaskName
  times: readonly string[]
  /** For a room that has a child of these months. */
  from: number
  until: number
}

const rounds: readonly Round[] = [
  { kind: 'nappyChange', times: ['09:30', '11:30', '13:30', '15:30'], from: 0, until: 30 },
  { kind: 'bottleFeed', times: ['09:15', '11:30', '14:15'], from: 0, until: 18 },
  // Solid food begins at about six months.
  { kind: 'meal', times: ['09:30', '11:45', '14:45'], from: 6, until: 84 },
  { kind: 'toiletVisit', times: ['10:00', '12:15', '14:30'], from: 24, until: 48 },
  { kind: 'sleep', times: ['12:30'], from: 0, until: 42 },
  { kind: 'sunscreenApplication', times: ['09:40', '11:40', '13:40'], from: 6, until: 84 },
]

const suits = ({ from, until }: Round, { fromMonths, untilMonths }: RoomOfAges) =>
  fromMonths < until && untilMonths > from

export interface TemplateCentre extends PlaceAndDay {
  opensAt: string
  closesAt: string
  rooms: readonly RoomOfAges[]
}

/** Rounds within the centre's hours, and a check of the house when it opens and before it closes. */
export function planTemplate({ opensAt, closesAt, rooms, ...at }: TemplateCentre): TemplateEntry[] {
  const season = ruleOn('sunscreen', at)?.figures.season ?? null
  const ofRooms = rooms.flatMap((room) =>
    rounds
      .filter((round) => suits(round, room))
      .map(({ kind, times }) => ({
        kind,
        roomCode: room.code,
        times: times.filter((time) => opensAt <= time && time < closesAt),
        season: kind === 'sunscreenApplication' ? season : null,
      })),
  )
  const ofCentre = { roomCode: null, season: null }
  return [
    { ...ofCentre, kind: 'openingCheck' as const, times: [opensAt] },
    { ...ofCentre, kind: 'closingCheck' as const, times: [closesAt] },
    ...ofRooms.filter(({ times }) => times.length > 0),
  ]
}
