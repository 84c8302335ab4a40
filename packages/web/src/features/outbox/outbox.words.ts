// An entry in a few words: what it is, and for whom.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { taskKindNames } from '@daybook/contract/task/task.kinds.ts'
import type { BareKey, Translate } from '../../platform/i18n/keys.ts'
import type { Entry } from '../../platform/outbox/entry.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { taskLook } from '../task/index.ts'

const named: Record<string, BareKey> = {
  'attendance.signIn': 'outbox.signIn',
  'attendance.signOut': 'outbox.signOut',
  'care.amendCareEntry': 'outbox.change',
  'care.voidCareEntry': 'outbox.voiding',
  'sleep.putToBed': 'outbox.inBed',
  'sleep.fallAsleep': 'outbox.asleep',
  'sleep.wakeUp': 'outbox.awake',
  'sleep.getUp': 'outbox.gotUp',
  'sleep.checkSleeper': 'outbox.check',
  'sleep.recordSleep': 'outbox.wholeSleep',
}

function whatKey(operation: string): BareKey {
  const [feature = '', name = ''] = operation.split('.')
  if (named[operation]) return named[operation]
  if (/^(remove|undo|void)/.test(name)) return 'outbox.takenBack'
  if (feature === 'attendance') return 'outbox.attendance'
  if (feature === 'dayNote') return 'outbox.note'
  const kind = taskKindNames.find((one) => one === feature)
  return kind ? taskLook[kind].title : 'outbox.entry'
}

interface Named {
  id: string
  firstName: string
  familyName: string
}

/** Names of children as some page has read them. */
function namesById(): Map<string, string> {
  const found = new Map<string, string>()
  const read = queryClient.getQueriesData<{ children?: readonly Named[] }>({})
  for (const [, data] of read)
    for (const child of data?.children ?? []) if ('firstName' in child) found.set(child.id, fullName(child))
  return found
}

export function entryWords(
  t: Translate,
  { operation, lanes, input }: Pick<Entry, 'operation' | 'input'> & { lanes?: readonly string[] },
): string {
  const what = t(whatKey(operation))
  const names = namesById()
  const who = (lanes ?? []).flatMap((id) => names.get(id) ?? [])
  const records = (input as { records?: unknown[] }).records
  if (who.length > 0) return t('outbox.of', { what, who: who.join(t('care.comma')) })
  return records ? t('outbox.of', { what, who: t('outbox.children', { count: records.length }) }) : what
}
