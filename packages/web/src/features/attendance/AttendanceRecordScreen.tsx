import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { periodOf } from '@daybook/contract/kernel/period.rules.ts'
import { Stack } from '@mantine/core'
import { IconCalendarUser } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Columns } from '../../kit/Columns.tsx'
import { useNow } from '../../kit/clock.ts'
import { useIsDesk } from '../../kit/desk.ts'
import { Portrait } from '../../kit/Face.tsx'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { PeriodFields } from '../../kit/PeriodFields.tsx'
import { Row } from '../../kit/Row.tsx'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { ListExport } from '../../platform/screens/ListExport.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { RoomChips, roomsQuery } from '../room/index.ts'
import { basisWords, noteWords } from './attendance.columns.ts'
import { recordQuery } from './attendance.record.data.ts'

const StayTable = lazy(async () => ({
  default: (await loadChunk(() => import('./StayTable.tsx'))).StayTable,
}))

/** Who came and went in up to 31 days, for printing and for spreadsheets. */
export function AttendanceRecordScreen() {
  const t = useT()
  const dayWords = useDayWords()
  const timeZone = useTimeZone()
  const search = useSearch('attendanceRecord')
  const { sort: _, page: __, open: ___, ...filter } = search
  const isDesk = useIsDesk()
  const today = dayAt(new Date(useNow()), timeZone)
  const period = periodOf(filter, today)
  const rooms = useQuery(roomsQuery()).data
  const read = useInfiniteQuery({ ...recordQuery(filter), enabled: !isDesk })
  const place = (changed: typeof search) => to.attendanceRecord({ ...search, ...changed })
  const show = (changed: typeof search) => void go(place({ page: '', ...changed }), { replace: true })
  const empty = {
    icon: <IconCalendarUser />,
    title: t('attendance.recordEmpty'),
    hint: t('attendance.recordEmptyHint'),
  }
  const head = (
    <Stack gap="xs" className="screen-only">
      {rooms && (
        <RoomChips
          rooms={rooms}
          all={{}}
          value={filter.code ?? ''}
          onChange={(code) => show({ code: code || undefined })}
        />
      )}
      <Columns least="9rem">
        <PeriodFields value={period} max={today} say={(day) => dayWords(day, 'short')} onChange={show} />
      </Columns>
    </Stack>
  )
  return (
    <>
      <ListExport
        title={t('attendance.record')}
        period={period}
        room={rooms?.find(({ code }) => code === filter.code)?.name ?? t('room.all')}
        read={async () =>
          (await loadChunk(() => import('./attendance.export.ts'))).recordTable(t, filter, timeZone)
        }
      />
      {isDesk ? (
        <Suspense fallback={<Skeletons shape="list" />}>
          <StayTable filter={filter} at={search} place={place} above={head} empty={empty} />
        </Suspense>
      ) : (
        <ListScreen read={read} head={head} empty={empty}>
          {(stay) => {
            const { id, day, child, room, signedInAt, signedOutAt, signedInBy, signedOutBy } = stay
            return (
              <li key={id}>
                <Row
                  as={Link}
                  to={to.childPage({ id: child.id, date: day })}
                  start={<Portrait size="3rem" {...child} />}
                  title={fullName(child)}
                  detail={[
                    period.from !== period.until && dayWords(day, 'short'),
                    room.name,
                    signedOutBy && signedOutBy !== signedInBy
                      ? t('attendance.stayByTwo', { name: signedInBy, other: signedOutBy })
                      : t('attendance.stayBy', { name: signedInBy }),
                    stay.broughtBy && t('attendance.broughtBy', { name: stay.broughtBy }),
                    stay.collectedBy && t('attendance.collectedBy', { name: stay.collectedBy }),
                    stay.collectedBasis !== 'contact' && basisWords(t, stay),
                    noteWords(t, stay, timeZone),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  end={
                    signedOutAt
                      ? t('attendance.stay', {
                          from: clockAt(signedInAt, timeZone),
                          until: clockAt(signedOutAt, timeZone),
                        })
                      : t('attendance.stayOpen', { from: clockAt(signedInAt, timeZone) })
                  }
                />
              </li>
            )
          }}
        </ListScreen>
      )}
    </>
  )
}
