import { monthsOld } from '@daybook/contract/kernel/dates.ts'
import { Box, Group } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ageParts } from '../../kit/age.ts'
import { Portrait } from '../../kit/Face.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { labelled } from '../../platform/i18n/punctuation.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { Allergies, ChildPageLink } from '../child/index.ts'
import type { SeenChild } from './attendance.board.ts'
import { tipsQuery } from './attendance.data.ts'
import { BarredPeople } from './BarredPeople.tsx'

/** Age, room, booking, absence, allergies and reminders of a child today. */
export function ChildFacts({ child, day }: { child: SeenChild; day: string }) {
  const t = useT()
  const timeZone = useTimeZone()
  const tips = useQuery({ ...tipsQuery(child.id), enabled: child.hasReminder })
  const at = (instant: string) => clockAt(instant, timeZone)
  const sayDay = useDayWords()
  const { roomName, expectedFrom, expectedUntil, absence, awayUntil } = child
  const booked =
    expectedFrom && expectedUntil
      ? t('attendance.booked', { from: at(expectedFrom), until: at(expectedUntil) })
      : t(child.isTermBreak ? 'attendance.termBreak' : 'attendance.notBooked')
  const { unit, count } = ageParts(monthsOld(child.birthDate, day))
  const age = t(unit === 'months' ? 'kit.monthsOldLong' : 'kit.yearsOldLong', { count })
  return (
    <>
      <Group wrap="nowrap">
        <Portrait size="4.5rem" {...child} />
        <Box component="p" miw={0}>
          {[age, roomName].filter(Boolean).join(' · ')}
          <Box component="span" display="block" c="dimmed">
            {booked}
          </Box>
          {awayUntil && (
            <Box component="span" display="block" c="dimmed">
              {t('attendance.awayUntil', { day: sayDay(awayUntil, 'short') })}
            </Box>
          )}
          {absence && (
            <Box component="span" display="block" c="dimmed">
              {labelled(t('attendance.away'), t(`attendance.${absence.reason}`))}
              {absence.note && `, ${absence.note}`}
            </Box>
          )}
        </Box>
      </Group>
      <BarredPeople contacts={child.contacts} day={day} />
      <Allergies {...child} />
      <ChildPageLink child={child} />
      {tips.data && tips.data.reminders.length > 0 && (
        <Box p="0.75rem 0.875rem" c="var(--soon)" bg="var(--soon-tint)" bdrs="md">
          <Box component="h3" className="line" fz="md" style={{ gap: '0.375rem' }}>
            <IconBell size="1.125rem" aria-hidden="true" /> {t('attendance.remember')}
          </Box>
          <Box component="ul" m="0.25rem 0 0" ps="1.25rem">
            {tips.data.reminders.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </Box>
        </Box>
      )}
    </>
  )
}
