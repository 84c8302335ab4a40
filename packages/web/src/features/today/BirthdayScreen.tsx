import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { Box, Stack } from '@mantine/core'
import { IconCake } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { Face } from '../../kit/Face.tsx'
import { Gone } from '../../kit/Gone.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { ChildPageLink } from '../child/index.ts'
import { CautionRow } from './CautionRow.tsx'
import { birthdayQuery } from './today.data.ts'

/** A child's new age, and the children in the room whose allergies or diet matter for a cake. */
export function BirthdayScreen() {
  const t = useT()
  const dayWords = useDayWords()
  const search = useSearch('birthday')
  const read = useQuery({ ...birthdayQuery(search), enabled: search.taskId !== undefined })
  const today = dayAt(new Date(useNow()), useTimeZone())
  if (search.taskId === undefined) return <Gone />
  return (
    <DetailScreen read={read}>
      {({ child, day, turns, cautions }) => (
        <>
          <Section>
            <Stack gap="xs" align="center" py="xs">
              <Face firstName={child.firstName} familyName={child.familyName} picture={child.picture} />
              <Box component="p" className="line" fz="xl" fw={650} lh={1.2}>
                <IconCake size="1.75rem" aria-hidden="true" />
                {t('today.turnsAge', { age: turns })}
              </Box>
              <Box component="p" c="dimmed">
                {day === today ? t('today.birthdayToday') : dayWords(day, 'long')}
                {child.roomName && ` · ${child.roomName}`}
              </Box>
              <ChildPageLink child={child} />
            </Stack>
          </Section>
          <Section title={t('today.cake')} flush>
            {cautions.length === 0 ? (
              <Box component="p" p="md">
                {child.roomName
                  ? t('today.cakeNobody', { room: child.roomName })
                  : t('today.cakeNobodyNoRoom')}
              </Box>
            ) : (
              <ul className="list" style={{ marginBlockEnd: '-1px' }}>
                {cautions.map((one) => (
                  <CautionRow key={one.id} child={one} />
                ))}
              </ul>
            )}
          </Section>
        </>
      )}
    </DetailScreen>
  )
}
