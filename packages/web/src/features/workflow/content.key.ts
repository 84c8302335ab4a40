import { newId } from '../../platform/outbox/current.ts'

/** The Idempotency-Key of what a form sends: the same for the same content, so that what is sent again after a lost
 *  answer is done once. */
export function keysByContent(): (content: unknown) => string {
  let last = { json: '', key: '' }
  return (content) => {
    const json = JSON.stringify(content)
    if (json !== last.json) last = { json, key: newId() }
    return last.key
  }
}
