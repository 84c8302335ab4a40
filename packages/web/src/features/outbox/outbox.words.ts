// An entry in a few words: what it is, and for whom.
import { taskKindNames } from '@daybook/contract/task/task.kinds.ts'
import { useNow } from '../../kit/clock.ts'
import type { BareKey, Translate } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import type { Entry } from '../../platform/outbox/entry.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { friendlyTime } from '../../platform/time/time.words.ts'
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
  return kind ? taskLook(kind).title : 'outbox.entry'
}

export function entryWords(
  t: Translate,
  { operation, who, input }: Pick<Entry, 'operation' | 'input' | 'who'>,
): string {
  const what = t(whatKey(operation))
  if (who.length > 0) return t('outbox.of', { what, who: who.map(({ name }) => name).join(t('care.comma')) })
  const { records } = input
  return Array.isArray(records)
    ? t('outbox.of', { what, who: t('outbox.children', { count: records.length }) })
    : what
}

/** When it was made, in words. */
export function useMadeAt(): (at: number) => string {
  const t = useT()
  const now = useNow()
  const timeZone = useTimeZone()
  return (at) => t('outbox.madeAt', { time: friendlyTime(t, new Date(at).toISOString(), now, timeZone) })
}
