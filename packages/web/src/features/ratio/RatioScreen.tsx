import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { NextHours } from './NextHours.tsx'
import { OwnPause } from './OwnPause.tsx'
import { RatioNow } from './RatioNow.tsx'
import { RatioRooms } from './RatioRooms.tsx'
import { RatioToday } from './RatioToday.tsx'
import { ratioQuery } from './ratio.data.ts'

/** How many adults count and how many are needed: now, in each room, in the next hours and over the day. */
export function RatioScreen() {
  const t = useT()
  const read = useQuery(ratioQuery())
  const now = useNow(5000)
  return (
    <>
      <DetailScreen read={read}>
        {(board) => (
          <>
            <RatioNow board={board} now={now} />
            <RatioRooms board={board} now={now} />
            <NextHours planned={board.planned} now={now} />
            <RatioToday board={board} now={now} />
            <Section flush>
              <Row as={Link} to={to.ratioAt({})} title={t('ratio.at')} />
              <Row as={Link} to={to.headCount({})} title={t('headCount.title')} />
            </Section>
          </>
        )}
      </DetailScreen>
      {read.data && <OwnPause board={read.data} now={now} />}
    </>
  )
}
