// How often a person opens each action of the middle button on this device, so that the usual ones come first.
import { deviceStorage, readJson, writeJson } from '../../platform/storage.ts'

type Uses = Readonly<Record<string, number>>

const keyOf = (personId: string) => `reportUses.${personId}`

export function usesOf(personId: string): Uses {
  const known = readJson<Record<string, unknown>>(deviceStorage(), keyOf(personId)) ?? {}
  return Object.fromEntries(
    Object.entries(known).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  )
}

/** Counts halve when one reaches 50, so that new habits win over old ones. */
export function countUse(personId: string, action: string): void {
  const uses = usesOf(personId)
  const count = (uses[action] ?? 0) + 1
  const all = { ...uses, [action]: count }
  const kept = count < 50 ? all : Object.fromEntries(Object.entries(all).map(([name, n]) => [name, n / 2]))
  writeJson(deviceStorage(), keyOf(personId), kept)
}

/** The most used first; what was used equally often keeps the order of the table. */
export function byUse<T extends { key: string; order: number }>(actions: readonly T[], uses: Uses): T[] {
  return actions.toSorted((a, b) => (uses[b.key] ?? 0) - (uses[a.key] ?? 0) || a.order - b.order)
}
