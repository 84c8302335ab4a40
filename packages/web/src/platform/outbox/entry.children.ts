// Finds the children an entry is about in the cached boards, by the child's own id or the ids of the child's records.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { type ChildRef, orderingKeysOf } from './entry.ts'

interface Child {
  id: string
  firstName: string
  familyName: string
  roomCode?: string | null
  inRoomCode?: string | null
}

/** @param reads all cached data; boards have `children`
 *  @param orderingKeys ids of children and records */
export function findChildren(reads: readonly unknown[], orderingKeys: readonly string[]): ChildRef[] {
  const wanted = new Set(orderingKeys)
  const found = new Map<string, ChildRef>()
  for (const child of reads.flatMap(childrenOf))
    if (wanted.has(child.id) || orderingKeysOf(ownRecords(child)).some((id) => wanted.has(id)))
      found.set(child.id, {
        id: child.id,
        name: fullName(child),
        // Not every list that has the child says its room.
        roomCode: child.inRoomCode ?? child.roomCode ?? found.get(child.id)?.roomCode,
      })
  return [...found.values()]
}

function childrenOf(read: unknown): Child[] {
  const { children } = (read ?? {}) as { children?: unknown }
  return Array.isArray(children) ? children.filter(isChild) : []
}

const isChild = (value: unknown): value is Child =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'firstName' in value &&
  'familyName' in value

/** Leaves out ids that several children share: rooms, tasks and authors. */
function ownRecords(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(ownRecords)
  const kept = Object.entries(value).filter(([name]) => !/^(room|by$|recordedBy$|voidedBy$|task)/.test(name))
  return Object.fromEntries(kept.map(([name, part]) => [name, ownRecords(part)]))
}
