// Events as payloads of NOTIFY, which takes less than 8000 bytes each: several small events share one, a large one is
// cut into parts. Those of one sender arrive in the order in which it sent them, so parts are joined as they come.
import type { LiveEvent } from './live.event.ts'

const payloadBytes = 7000

/** ASCII alone, so that characters are bytes and a text may be cut anywhere. */
export function textOf(event: LiveEvent): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(event).replace(/[\u0080-\uffff]/g, escaped)
}

/** @param texts of events; @param sender a word, another for every process */
export function payloadsOf(texts: readonly string[], sender: string): string[] {
  return groupsOf(texts).flatMap((text) => {
    const parts = Math.ceil(text.length / payloadBytes)
    return Array.from({ length: parts }, (_, part) => {
      const body = text.slice(part * payloadBytes, (part + 1) * payloadBytes)
      return `${sender} ${part + 1}/${parts} ${body}`
    })
  })
}

/** Lists of events, each as long as one payload takes, or of one event that is longer. */
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

/** Puts payloads together again: answers the events that a payload completes. */
export function joiner(): (payload: string) => LiveEvent[] {
  const begun = new Map<string, string>()
  return (payload) => {
    const [, sender, part, parts, body] = /^(\S+) (\d+)\/(\d+) (.*)$/s.exec(payload) ?? []
    if (sender === undefined || body === undefined) return []
    const text = part === '1' ? body : (begun.get(sender) ?? '') + body
    if (part !== parts) begun.set(sender, text)
    else begun.delete(sender)
    return part === parts ? (JSON.parse(text) as LiveEvent[]) : []
  }
}
