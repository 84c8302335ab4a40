// How the navigation at the side looks on this device: wide or narrow, and which of its groups are open.
import { createStore } from '../../kit/store.ts'
import { deviceStorage, readJson, writeJson } from '../../platform/storage.ts'

interface Side {
  isNarrow: boolean
  /** Titles of groups. */
  open: readonly string[]
}

const key = 'sideNavigation'
const { isNarrow = false, open = [] } = readJson<Partial<Side>>(deviceStorage(), key) ?? {}

export const side = createStore<Side>({ isNarrow, open })

export function changeSide(changed: Partial<Side>): void {
  side.set({ ...side.get(), ...changed })
  writeJson(deviceStorage(), key, side.get())
}
