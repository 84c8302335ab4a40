// Short texts for outbox entries: the kind of entry and its children.
import { useNow } from '../../kit/clock.ts'
import { declared } from '../../platform/declared.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import type { Entry } from '../../platform/outbox/entry.ts'
import type { OutboxEntry } from '../../platform/outbox/outbox.entry.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'

/** What is declared for an entry, or undefined if this version of the app does not know the operation. */
export function declaredEntry({ operation }: Pick<Entry, 'operation'>): OutboxEntry | undefined {
  return declared('outbox')[operation]
}

export function entryWords(t: Translate, entry: Pick<Entry, 'operation' | 'input' | 'who'>): string {
  const { who, input } = entry
  const what = t(declaredEntry(entry)?.label ?? 'outbox.entry')
  if (who.length > 0)
    return t('outbox.of', { what, who: who.map(({ name }) => name).join(t('outbox.comma')) })
  const { records } = input
  return Array.isArray(records)
    ? t('outbox.of', { what, who: t('outbox.children', { count: records.length }) })
    : what
}

/** Formats the time an entry was created. */
export function useMadeAt(): (at: number) => string {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  return (at) => t('outbox.madeAt', { time: friendlyTime(at, now) })
}
