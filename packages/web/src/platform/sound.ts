// Whether alarms of this device make a sound.
import { createStore, useStore } from '../kit/store.ts'
import { deviceStorage, readJson, writeJson } from './storage.ts'

const key = 'sleepMuted'
const muted = createStore(readJson<boolean>(deviceStorage(), key) === true)

export function chooseSound(isOn: boolean): void {
  writeJson(deviceStorage(), key, !isOn)
  muted.set(!isOn)
}

export const useIsMuted = () => useStore(muted)
