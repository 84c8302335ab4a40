import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { Section } from '../../kit/Section.tsx'
import type { Translate } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { entryQuery } from './care.data.ts'
import type { CareDetail } from './care.fields.ts'
import type { ShownEntry } from './care.view.ts'
import { detailWords } from './care.words.ts'

/** Why a change has no reason. */
function whyNone(
  t: Translate,
  kind: ShownEntry['kind'],
  before: { uncertainTimes?: unknown; detail: object },
): string {
  if (before.uncertainTimes) return t('care.timeSettled')
  return t(kind.completion?.(t, before.detail as CareDetail) ? 'care.saidLater' : 'care.atOnce')
}

/** Earlier versions of an entry, with who changed each and why. Latest first. */
export function EntryHistory({ shown: { kind, entry } }: { shown: ShownEntry }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const { data } = useQuery(entryQuery(entry.id))
  const at = (instant: string) => friendlyTime(instant, now)
  return (
    <Section title={t('care.history')}>
      <ol className="list" style={{ gap: '0.875rem', lineHeight: 1.4 }}>
        {data?.history.toReversed().map(({ version, amendedBy, amendedAt, reason, before }) => (
          <li key={version} className="list">
            <strong>{t('care.amendedBy', { name: amendedBy.name, time: at(amendedAt) })}</strong>
            <span>{reason ? t('care.why', { reason }) : whyNone(t, kind, before)}</span>
            <span className="dim">
              {t('care.before', {
                what: detailWords(t, kind, before.detail as CareDetail),
                time: at(before.occurredAt),
              })}
              {before.note && t('care.stop') + before.note}
              {before.conflictReason && t('care.stop') + t('care.why', { reason: before.conflictReason })}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
