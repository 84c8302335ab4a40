// Notifications as payloads of NOTIFY, which is limited to 8000 bytes. Small notifications share a payload, a large one
// is split into parts. PostgreSQL drops equal payloads of one transaction, so each payload has its sender, a number and
// its part. The numbers also tell the receiver when something is missing.
import type { Notification } from './live.event.ts'

const payloadBytes = 7000

/** ASCII only, so that a character is a byte and a text can be split anywhere. */
export function textOf(notification: Notification): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(notification).replace(/[\u0080-\uffff]/g, escaped)
}

/** @param sender unique to this process; @returns a function from the texts of notifications to payloads */
export function payloadWriter(sender: string): (texts: readonly string[]) => string[] {
  let number = 0
  return (texts) =>
    groupsOf(texts).flatMap((text) => {
      number++
      const parts = Math.ceil(text.length / payloadBytes)
      return Array.from({ length: parts }, (_, part) => {
        const body = text.slice(part * payloadBytes, (part + 1) * payloadBytes)
        return `${sender} ${number} ${part + 1}/${parts} ${body}`
      })
    })
}

/** JSON arrays of notifications: as many as fit into one payload, or a single longer one. */
function groupsOf(texts: readonly string[]): string[] {
  const groups: string[] = []
  let group = ''
  for (const text of texts) {
    if (group && group.length + text.length >= payloadBytes) {
      groups.push(`[${group}]`)
      group = ''
    }
    group = group ? `${group},${text}` : text
  }
  return group ? [...groups, `[${group}]`] : groups
}

export interface Received {
  /** This payload or an earlier one cannot be reassembled. */
  isIncomplete: boolean
  /** The notifications that this payload completes. */
  notifications: Notification[]
}

interface Part {
  number: number
  part: number
  parts: number
  /** Undefined when an earlier part is missing. */
  text: string | undefined
}

/** Reassembles payloads, for one connection. */
export function payloadReader(): (payload: string) => Received {
  const lastOf = new Map<string, Part>()
  return (payload) => {
    const [, sender, ...rest] = /^(\S+) (\d+) (\d+)\/(\d+) (.*)$/s.exec(payload) ?? []
    if (sender === undefined) return { isIncomplete: false, notifications: [] }
    const [number, part, parts] = rest.map(Number) as [number, number, number]
    const last = lastOf.get(sender)
    const isNext = follows({ number, part }, last)
    const body = rest[3] as string
    const text = part === 1 ? body : isNext && last?.text !== undefined ? last.text + body : undefined
    const isComplete = part === parts
    lastOf.set(sender, { number, part, parts, text: isComplete ? undefined : text })
    const complete = isComplete && text !== undefined ? parse(text) : []
    return { isIncomplete: !isNext || complete === undefined, notifications: complete ?? [] }
  }
}

/** Whether a part directly follows the last one of its sender, or is the first one received from it. */
function follows({ number, part }: Pick<Part, 'number' | 'part'>, last: Part | undefined): boolean {
  if (!last) return part === 1
  if (last.part < last.parts) return number === last.number && part === last.part + 1
  return number === last.number + 1 && part === 1
}

function parse(text: string): Notification[] | undefined {
  try {
    return JSON.parse(text) as Notification[]
  } catch {
    return undefined
  }
}
