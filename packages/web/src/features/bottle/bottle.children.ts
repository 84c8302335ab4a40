import { useQuery } from '@tanstack/react-query'
import { boardQuery } from '../attendance/index.ts'
import { bottlesQuery } from './bottle.data.ts'
import type { BottleChild } from './bottle.plan.ts'

/** The child that a bottle is for, as far as the device knows. Attendance has all of today and follows who comes and
 *  leaves, also without a network; the board of bottles has those whom attendance does not expect. */
export function useChildOf(): (id: string) => BottleChild | undefined {
  const here = useQuery(boardQuery()).data?.children
  const others = useQuery(bottlesQuery()).data?.children
  return (id) => {
    const child = here?.find((one) => one.id === id)
    if (!child) return others?.find((one) => one.id === id)
    return { ...child, roomCode: child.presence === 'present' ? child.inRoomCode : null }
  }
}
