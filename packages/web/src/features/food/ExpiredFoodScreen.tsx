import { useT } from '../../platform/i18n/language.ts'
import { FoodList } from './FoodList.tsx'

export function ExpiredFoodScreen() {
  const t = useT()
  return (
    <FoodList
      list="expired"
      other={{ place: '/pages/home/history/near-expiry-food', label: t('food.near') }}
    />
  )
}
