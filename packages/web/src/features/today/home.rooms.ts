// The rooms that the home screen shows: the person's choice, which the device remembers, or else the person's own room.
import type { DayItem } from '@daybook/contract/today/today.contract.ts'
import { useState } from 'react'
import { useSession } from '../../platform/session/current.ts'
import { deviceStorage, readJson, writeJson } from '../../platform/storage.ts'

/** @returns room codes, empty for all rooms, and a function that changes and remembers them */
export function useHomeRooms(): [codes: readonly string[], choose: (codes: readonly string[]) => void] {
  const { userInfo, userProfile } = useSession()
  const key = `homeRooms.${userInfo?.user_id ?? ''}`
  const [codes, setCodes] = useState(() => {
    const own = userProfile?.roomCode ? [userProfile.roomCode] : []
    const known = readJson<unknown>(deviceStorage(), key)
    return Array.isArray(known) ? known.filter((code): code is string => typeof code === 'string') : own
  })
  const choose = (chosen: readonly string[]) => {
    setCodes([...chosen])
    writeJson(deviceStorage(), key, chosen)
  }
  return [codes, choose]
}

/** Whether an item concerns these rooms. What concerns the whole centre or is meant for the person always does. */
export function isOfRooms(item: DayItem, codes: readonly string[], personId: string | undefined): boolean {
  const code = item.kind === 'birthday' ? item.child.roomCode : item.roomCode
  const isMine = item.kind !== 'birthday' && item.staffId !== null && item.staffId === personId
  return codes.length === 0 || code === null || codes.includes(code) || isMine
}
