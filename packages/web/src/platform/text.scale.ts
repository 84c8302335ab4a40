// The size of text that was chosen on this device, as a scale of the page.
import { deviceStorage, readJson, writeJson } from './storage.ts'

export const textSizes = ['normal', 'large', 'largest'] as const
export type TextSize = (typeof textSizes)[number]

const key = 'textSize'
const scales: Record<TextSize, string> = { normal: '', large: '112.5%', largest: '125%' }

export function chosenTextSize(): TextSize {
  const chosen = readJson<TextSize>(deviceStorage(), key)
  return chosen && textSizes.includes(chosen) ? chosen : 'normal'
}

export function storeTextSize(size: TextSize): void {
  writeJson(deviceStorage(), key, size)
}

export function scaleText(size: TextSize): void {
  document.documentElement.style.setProperty('font-size', scales[size])
}
