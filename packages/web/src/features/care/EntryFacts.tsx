import { Box, Stack } from '@mantine/core'
import { IconAlertTriangle, IconBan, IconClockExclamation, IconPencil } from '@tabler/icons-react'
import { useNow } from '../../kit/clock.ts'
import { Mark } from '../../kit/Mark.tsx'
import { subjectColours } from '../../kit/SubjectIcon.tsx'
import { UncertainMark } from '../../kit/UncertainMark.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { CareIcons } from './CareFields.tsx'
import type { ShownEntry } from './care.view.ts'
import { detailWords, iconsOf } from './care.words.ts'

const asTyped = { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } as const

/** An entry's details, when it happened, and who recorded it when. */
export function EntryFacts({ shown: { kind, entry } }: { shown: ShownEntry }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const at = (instant: string) => friendlyTime(instant, now)
  return (
    <Stack gap="xs" style={subjectColours(kind.subject)}>
      <Box
        component="p"
        className="line"
        p="0.75rem 1rem"
        fw={650}
        c="var(--subject)"
        bg="var(--tint)"
        bdrs="md"
      >
        <CareIcons icons={iconsOf(kind, entry.detail)} size="1.5rem" />
        <Box component="span" td={entry.voided ? 'line-through' : undefined}>
          {detailWords(t, kind, entry.detail)}
        </Box>
        <Box component="span" ms="auto" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {at(entry.occurredAt)}
        </Box>
      </Box>
      {entry.note && <p style={asTyped}>{entry.note}</p>}
      {entry.conflictReason && <p style={asTyped}>{t('care.despite', { reason: entry.conflictReason })}</p>}
      {entry.checkedBy?.name && <p>{t('care.checkedBy', { name: entry.checkedBy.name })}</p>}
      <p className="dim">
        {t('care.recordedBy', { name: entry.recordedBy.name, time: at(entry.recordedAt) })}
      </p>
      <EntryMarks entry={entry} />
      {entry.voided && (
        <Box
          component="p"
          className="list"
          p="0.75rem 1rem"
          c="var(--overdue)"
          bg="var(--overdue-tint)"
          bdrs="md"
        >
          {t('care.voidedBy', { name: entry.voided.by.name, time: at(entry.voided.at) })}
          {entry.voided.reason && <span>{t('care.why', { reason: entry.voided.reason })}</span>}
        </Box>
      )}
    </Stack>
  )
}

/** Marks for late, amended, voided and conflicting entries, each with an icon and a word. */
export function EntryMarks({ entry }: Pick<ShownEntry, 'entry'>) {
  const t = useT()
  const { late, amendments, voided, conflictReason, uncertainTimes } = entry
  if (!late && amendments === 0 && !voided && !conflictReason && !uncertainTimes) return null
  return (
    <span style={{ display: 'flex', flexWrap: 'wrap', gap: '0.375rem' }}>
      {voided && (
        <Mark tone="overdue" icon={<IconBan size="1rem" aria-hidden="true" />}>
          {t('care.voided')}
        </Mark>
      )}
      {conflictReason && (
        <Mark tone="soon" icon={<IconAlertTriangle size="1rem" aria-hidden="true" />}>
          {t('care.conflict')}
        </Mark>
      )}
      {uncertainTimes && !voided && <UncertainMark />}
      {late && (
        <Mark tone="soon" icon={<IconClockExclamation size="1rem" aria-hidden="true" />}>
          {t('care.late')}
        </Mark>
      )}
      {amendments > 0 && (
        <Mark icon={<IconPencil size="1rem" aria-hidden="true" />}>
          {t('care.amended', { count: amendments })}
        </Mark>
      )}
    </span>
  )
}
