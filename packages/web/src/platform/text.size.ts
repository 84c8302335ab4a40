// The size of text on this device, besides what its browser sets.
import { watchTextSize } from '../kit/large.text.ts'
import { createStore, useStore } from '../kit/store.ts'
import { chosenTextSize, scaleText, storeTextSize, type TextSize } from './text.scale.ts'

const current = createStore<TextSize>('normal')

/** Call it once, before the first render. */
export function startTextSize(): void {
  show(chosenTextSize())
  watchTextSize()
}

export function chooseTextSize(size: TextSize): void {
  storeTextSize(size)
  show(size)
}

function show(size: TextSize): void {
  scaleText(size)
  current.set(size)
}

export const useTextSize = () => useStore(current)
