import { dayAt, instantOf, timeAt } from '@daybook/contract/kernel/dates.ts'
import { ratio } from '@daybook/contract/ratio/ratio.contract.ts'
import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Columns } from '../../kit/Columns.tsx'
import { useNow } from '../../kit/clock.ts'
import { DateField } from '../../kit/DateField.tsx'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { TimeField } from '../../kit/TimeField.tsx'
import { client } from '../../platform/api/client.ts'
import { useT } from '../../platform/i18n/language.ts'
import { query } from '../../platform/query/query.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { RatioAt } from './RatioAt.tsx'

const api = client(ratio)

/** Who was here at a time of any day, in which room, and whether there were enough adults: what an inspector asks. */
export function RatioAtScreen() {
  const t = useT()
  const dayWords = useDayWords()
  const timeZone = useTimeZone()
  const now = useNow()
  const today = dayAt(new Date(now), timeZone)
  const timeNow = timeAt(new Date(now), timeZone)
  const search = useSearch('ratioAt')
  const { date = today, at: time = timeNow } = search
  const read = useQuery(query(api.getDay, { date }))
  const at = Math.min(now, instantOf(date, time, timeZone).getTime())
  const show = (changed: typeof search) => void go(to.ratioAt({ ...search, ...changed }), { replace: true })
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
          <TimeField
            label={t('ratio.time')}
            value={search.at}
            onChange={(chosen) => show({ at: chosen })}
            nowTime={timeNow}
          />
        </Columns>
      </Box>
      <DetailScreen read={read}>{(day) => <RatioAt day={day} at={at} />}</DetailScreen>
    </>
  )
}
