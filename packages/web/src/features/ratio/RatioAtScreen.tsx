import { dayAt, instantOf, timeAt } from '@daybook/contract/kernel/dates.ts'
import { Box, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Columns } from '../../kit/Columns.tsx'
import { useNow } from '../../kit/clock.ts'
import { DateField } from '../../kit/DateField.tsx'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { RatioAt } from './RatioAt.tsx'
import { dayQuery } from './ratio.data.ts'

/** Who was here at a time of any day, in which room, and whether there were enough adults: what an inspector asks. */
export function RatioAtScreen() {
  const t = useT()
  const dayWords = useDayWords()
  const timeZone = useTimeZone()
  const now = useNow()
  const today = dayAt(new Date(now), timeZone)
  const { date = today, time = timeAt(new Date(now), timeZone) } = useSearch('ratioAt')
  const read = useQuery(dayQuery(date))
  const at = Math.min(now, instantOf(date, time, timeZone).getTime())
  const show = (changed: { date?: string; time?: string }) =>
    void go(to.ratioAt({ date, time, ...changed }), { replace: true })
  return (
    <>
      <Box px="var(--gutter)" pt="sm">
        <Columns least="9rem">
          <DateField
            label={t('ratio.day')}
            value={date}
            words={dayWords(date, 'short')}
            max={today}
            onChange={(day) => show({ date: day })}
          />
          <TextInput
            type="time"
            label={t('ratio.time')}
            value={time}
            onChange={({ currentTarget: { value } }) => value && show({ time: value })}
          />
        </Columns>
      </Box>
      <DetailScreen read={read}>{(day) => <RatioAt day={day} at={at} />}</DetailScreen>
    </>
  )
}
