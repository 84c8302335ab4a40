import { dayAt, timeAt } from '@daybook/contract/kernel/dates.ts'
import { mealAt, mealTimes } from '@daybook/contract/meal/meal.rules.ts'
import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { Chips } from '../../kit/Chips.tsx'
import { useNow } from '../../kit/clock.ts'
import { DateField } from '../../kit/DateField.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { PullToRefresh } from '../../kit/PullToRefresh.tsx'
import { inset } from '../../kit/Section.tsx'
import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { newId } from '../../platform/outbox/current.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useSession } from '../../platform/session/current.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { RoomChips } from '../room/index.ts'
import { ChangeSheet } from './ChangeSheet.tsx'
import { KitchenRooms } from './KitchenRooms.tsx'
import { revertDay, servingsQuery } from './mealMenu.data.ts'
import { PrintButton } from './WeekSteps.tsx'

const everyRoom = {}

/** What to cook for a meal: the dishes, how many for each room, and who must not have what. Of today without a meal it
 *  follows the time, so that it can hang on the wall of a room. */
export function KitchenScreen() {
  const t = useT()
  const dayWords = useDayWords()
  const search = useSearch('mealMenuKitchen')
  const timeZone = useTimeZone()
  const now = new Date(useNow())
  const today = dayAt(now, timeZone)
  const day = search.day ?? today
  const meal = mealTimes.find((one) => one === search.meal) ?? mealAt(timeAt(now, timeZone))
  const room = search.room ?? ''
  const read = useQuery(servingsQuery({ day, meal }))
  const { userProfile, tenantInfo } = useSession()
  const mayChange = (userProfile?.rights.includes('menu.edit') ?? false) && day >= today
  const [isChanging, setIsChanging] = useState(false)
  const open = (over: typeof search) => void go(to.mealMenuKitchen({ ...search, ...over }), { replace: true })
  const revert = async () => {
    try {
      await revertDay({ id: newId(), day, meal })
      showToast(t('mealMenu.reverted'))
    } catch {
      // The refusal has been shown.
    }
  }
  return (
    <PullToRefresh onRefresh={read.refetch}>
      <Stack p="1rem var(--gutter)" style={inset}>
        <PrintButton />
        <h2 className="paper-only">
          {[tenantInfo?.name, t('mealMenu.kitchen'), dayWords(day, 'long')].join(' · ')}
        </h2>
        <div className="screen-only">
          <DateField
            label={t('mealMenu.day')}
            value={day}
            words={dayWords(day, 'short')}
            onChange={(chosen) => open({ day: chosen })}
          />
        </div>
        <div className="screen-only">
          <Chips
            label={t('mealMenu.kitchen')}
            chips={mealTimes.map((value) => ({ value, label: t(`mealMenu.meal.${value}`) }))}
            value={meal}
            onChange={(chosen) => open({ meal: chosen })}
          />
        </div>
        <Loaded read={read} skeleton="list">
          {(servings) => (
            <>
              <div className="screen-only">
                <RoomChips
                  rooms={servings.rooms.map(({ id, name }) => ({ code: id, name }))}
                  all={everyRoom}
                  value={room}
                  onChange={(chosen) => open({ room: chosen || undefined })}
                />
              </div>
              <KitchenRooms servings={servings} room={room} />
            </>
          )}
        </Loaded>
      </Stack>
      {mayChange && read.data && (
        <ActionBar>
          {read.data.change && (
            <ThrottledButton variant="default" onClick={() => void revert()}>
              {t('mealMenu.revert')}
            </ThrottledButton>
          )}
          <Button variant="default" onClick={() => setIsChanging(true)}>
            {t('mealMenu.change')}
          </Button>
        </ActionBar>
      )}
      {isChanging && read.data && (
        <ChangeSheet day={day} servings={read.data} onClose={() => setIsChanging(false)} />
      )}
    </PullToRefresh>
  )
}
