// Who is accounted for in an evacuation, on this device. It survives a reload.
import { createStore, useStore } from '../../kit/store.ts'
import { deviceStorage, readJson, writeJson } from '../../platform/storage.ts'
import type { House } from './house.data.ts'

const key = 'houseTicks'
const ticks = createStore<readonly string[]>(readJson(deviceStorage(), key) ?? [])
ticks.subscribe(() => writeJson(deviceStorage(), key, ticks.get()))

export const useTicks = () => useStore(ticks)
export const clearTicks = () => ticks.set([])

export function toggleTick(id: string): void {
  const all = ticks.get()
  ticks.set(all.includes(id) ? all.filter((one) => one !== id) : [...all, id])
}

export const everyone = ({ rooms, staff, visitors }: House) => [
  ...rooms.flatMap((room) => [...room.children, ...room.staff]),
  ...staff,
  ...visitors,
]
