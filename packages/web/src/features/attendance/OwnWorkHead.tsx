import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import type { Board } from './attendance.effects.ts'
import { ownWorkQuery } from './attendance.own.data.ts'
import { ForgottenWork } from './ForgottenWork.tsx'
import { OwnWork } from './OwnWork.tsx'

/** The person's own work, where there is no board: in their own hours, for everybody who works here. */
export function OwnWorkHead() {
  const now = useNow()
  const { data } = useQuery(ownWorkQuery())
  return data ? <OwnWorkOf own={data} now={now} roomCode={undefined} rooms={[]} /> : null
}

interface OwnWorkOfProps {
  own: Pick<Board, 'day' | 'ownWork'>
  now: number
  /** The room on screen. */
  roomCode: string | undefined
  /** Those to choose from. */
  rooms: Board['rooms']
}

/** Work of an earlier day is ended first. */
export function OwnWorkOf({ own: { day, ownWork }, now, ...rooms }: OwnWorkOfProps) {
  if (ownWork && ownWork.day < day) return <ForgottenWork work={ownWork} now={now} />
  return <OwnWork ownWork={ownWork} now={now} {...rooms} />
}
