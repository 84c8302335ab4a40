// The size of text on this device, besides what its browser sets.
import { createStore, useStore } from '../kit/store.ts'
import { deviceStorage, readJson, writeJson } from './storage.ts'

export const textSizes = ['normal', 'large', 'largest'] as const
type TextSize = (typeof textSizes)[number]

const key = 'textSize'
const scales: Record<TextSize, string> = { normal: '', large: '112.5%', largest: '125%' }
const current = createStore<TextSize>('normal')

/** Call it once, before the first render. */
export function startTextSize(): void {
  const chosen = readJson<TextSize>(deviceStorage(), key)
  if (chosen && textSizes.includes(chosen)) show(chosen)
}

export function chooseTextSize(size: TextSize): void {
  writeJson(deviceStorage(), key, size)
  show(size)
}

function show(size: TextSize): void {
  document.documentElement.style.setProperty('font-size', scales[size])
  current.set(size)
}

export const useTextSize = () => useStore(current)
