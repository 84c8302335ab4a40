import { dayAt, weekdayOf } from '@daybook/contract/kernel/dates.ts'
import { mondayOf } from '@daybook/contract/mealMenu/mealMenu.rules.ts'
import { Button, Stack } from '@mantine/core'
import { IconToolsKitchen2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { PullToRefresh } from '../../kit/PullToRefresh.tsx'
import { inset } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useSession } from '../../platform/session/current.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { RoomChips } from '../room/index.ts'
import { MenuDaySection } from './MenuDaySection.tsx'
import { MenuPaper } from './MenuPaper.tsx'
import { type MenuDay, weekQuery } from './mealMenu.data.ts'
import { PrintButton, WeekSteps } from './WeekSteps.tsx'

const everyRoom = {}

/** The menu of a week, day by day, with what each dish contains and who must not have it. */
export function MenuWeekScreen() {
  const t = useT()
  const timeZone = useTimeZone()
  const now = useNow()
  const { day, room } = useSearch('mealMenuWeek')
  const today = dayAt(new Date(now), timeZone)
  const monday = mondayOf(day ?? today)
  const read = useQuery(weekQuery(monday))
  const mayEdit = useSession().userProfile?.rights.includes('menu.edit')
  return (
    <>
      <PrintButton />
      <PullToRefresh onRefresh={read.refetch}>
        <Stack p="1rem var(--gutter)" style={inset}>
          <WeekSteps
            monday={monday}
            title={t('mealMenu.weekTitle')}
            at={(day) => to.mealMenuWeek({ day, ...(room && { room }) })}
          />
          <Loaded read={read} skeleton="list">
            {({ days, rooms }) => (
              <>
                {rooms.length > 1 && (
                  <RoomChips
                    rooms={rooms.map(({ id, name }) => ({ code: id, name }))}
                    all={everyRoom}
                    value={room ?? ''}
                    onChange={(chosen) =>
                      void go(to.mealMenuWeek({ day: monday, room: chosen || undefined }), { replace: true })
                    }
                  />
                )}
                {days.some(isPlanned) ? (
                  days
                    .filter((one) => weekdayOf(one.day) <= 5 || isPlanned(one))
                    .map((one) => <MenuDaySection key={one.day} day={one} room={room} today={today} />)
                ) : (
                  <NoMenu />
                )}
                {mayEdit && days.some(isPlanned) && (
                  <Button variant="default" component={Link} to={to.mealMenuShopping({ day: monday })}>
                    {t('mealMenu.shopping')}
                  </Button>
                )}
                <MenuPaper days={days} />
              </>
            )}
          </Loaded>
        </Stack>
      </PullToRefresh>
    </>
  )
}

const isPlanned = ({ meals }: MenuDay) => meals.length > 0

function NoMenu() {
  const t = useT()
  const mayEdit = useSession().userProfile?.rights.includes('menu.edit')
  return (
    <EmptyState
      icon={<IconToolsKitchen2 />}
      title={t('mealMenu.noMenu')}
      hint={t('mealMenu.noMenuHint')}
      action={
        mayEdit && (
          <Button component={Link} to={to.mealMenu({})}>
            {t('mealMenu.openMenus')}
          </Button>
        )
      }
    />
  )
}
