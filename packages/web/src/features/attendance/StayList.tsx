import { Box } from '@mantine/core'
import { IconClockEdit } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import type { SeenChild } from './attendance.board.ts'
import { OverrideHandover } from './OverrideHandover.tsx'
import { StayTimes } from './StayTimes.tsx'
import { UndoStay } from './UndoStay.tsx'

interface StayListProps {
  title?: string
  child: SeenChild
  rooms: readonly { code: string; name: string }[]
}

const times = { gap: '0.75rem', justifyContent: 'space-between', fontVariantNumeric: 'tabular-nums' }

/** The child's stays of a day, with who recorded them and a button to undo a mistake. */
export function StayList({ title, child, rooms }: StayListProps) {
  const t = useT()
  const timeZone = useTimeZone()
  const at = (instant: string) => clockAt(instant, timeZone)
  return (
    <section>
      {title && (
        <Box component="h3" fz="md">
          {title}
        </Box>
      )}
      <ul className="list" style={{ gap: '0.5rem', marginBlockStart: '0.5rem' }}>
        {child.attendances.map((stay) => (
          <Box component="li" key={stay.id} p="0.75rem 0.875rem" bg="var(--page)" bdrs="md">
            <Box component="p" className="line" fw={650} style={times}>
              {stay.signedOutAt
                ? t('attendance.stay', { from: at(stay.signedInAt), until: at(stay.signedOutAt) })
                : t('attendance.stayOpen', { from: at(stay.signedInAt) })}
              {stay.roomCode !== child.roomCode && (
                <span>{rooms.find(({ code }) => code === stay.roomCode)?.name}</span>
              )}
            </Box>
            <p className="dim">
              {stay.signedOutBy
                ? t('attendance.stayByTwo', { name: stay.signedInBy, other: stay.signedOutBy })
                : t('attendance.stayBy', { name: stay.signedInBy })}
            </p>
            {stay.enteredLate && (
              <p className="line dim" style={{ gap: '0.25rem' }}>
                <IconClockEdit size="1rem" aria-hidden="true" /> {t('attendance.enteredLate')}
              </p>
            )}
            <StayTimes stay={stay} />
            <UndoStay child={child} stay={stay} />
            <OverrideHandover child={child} attendanceId={stay.id} />
          </Box>
        ))}
      </ul>
    </section>
  )
}
