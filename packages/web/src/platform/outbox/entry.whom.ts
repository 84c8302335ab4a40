// Whom an entry is about, as some page has read it: a board's child is meant by its own id and by those of its records.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { orderingKeysOf, type Whom } from './entry.ts'

interface Child {
  id: string
  firstName: string
  familyName: string
  roomCode?: string | null
  inRoomCode?: string | null
}

/** @param reads whatever was read; boards among them have `children`
 *  @param orderingKeys ids of children and records */
export function whomIn(reads: readonly unknown[], orderingKeys: readonly string[]): Whom[] {
  const wanted = new Set(orderingKeys)
  const found = new Map<string, Whom>()
  for (const child of reads.flatMap(childrenOf))
    if (wanted.has(child.id) || orderingKeysOf(ownRecords(child)).some((id) => wanted.has(id)))
      found.set(child.id, {
        id: child.id,
        name: fullName(child),
        roomCode: child.inRoomCode ?? child.roomCode ?? undefined,
      })
  return [...found.values()]
}

function childrenOf(read: unknown): Child[] {
  const { children } = (read ?? {}) as { children?: unknown }
  return Array.isArray(children) ? children.filter(isChild) : []
}

const isChild = (one: unknown): one is Child =>
  typeof one === 'object' && one !== null && 'id' in one && 'firstName' in one && 'familyName' in one

/** Without what several children share: their room, and who wrote it down. */
function ownRecords(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(ownRecords)
  const kept = Object.entries(value).filter(([name]) => !/^(room|by$|recordedBy$|voidedBy$|task)/.test(name))
  return Object.fromEntries(kept.map(([name, part]) => [name, ownRecords(part)]))
}
