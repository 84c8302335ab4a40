import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import { FoodList } from './FoodList.tsx'
import { foodSettingsQuery, saveNearDays } from './food.data.ts'

const choices = [1, 2, 3, 5, 7, 10, 14, 21, 30]

/** Food that expires soon. A manager says how soon that is. */
export function NearExpiryFoodScreen() {
  const t = useT()
  const settings = useQuery(foodSettingsQuery()).data
  const mayEdit = useSession().userProfile?.rights.includes('check.configure') ?? false
  const days = settings && [...new Set([...choices, settings.nearDays])].sort((a, b) => a - b)
  return (
    <FoodList
      list="near"
      other={{ place: '/pages/home/history/expired-food', label: t('food.expired') }}
      head={
        settings &&
        (mayEdit ? (
          <NativeSelect
            label={t('food.nearDays')}
            value={String(settings.nearDays)}
            data={days?.map((count) => ({ value: String(count), label: t('food.days', { count }) })) ?? []}
            onChange={(event) => void saveNearDays(Number(event.currentTarget.value))}
          />
        ) : (
          <p>{t('food.nearHint', { count: settings.nearDays })}</p>
        ))
      }
    />
  )
}
