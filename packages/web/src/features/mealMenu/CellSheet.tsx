import { fields, picks } from '@daybook/contract/kernel/fields.ts'
import type { MealTime } from '@daybook/contract/meal/meal.rules.ts'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { chosenIn, idsIn, setDishes } from './mealMenu.data.ts'

const cellFields = fields({ dishes: picks('dish') })

interface CellSheetProps {
  title: string
  cell: { id: string; week: number; weekday: number; meal: MealTime }
  dishes: readonly { id: string; name: string }[]
  isPublished: boolean
  onClose: () => void
}

/** The dishes of a meal on a weekday of the rotation. */
export function CellSheet({ title, cell, dishes, isPublished, onClose }: CellSheetProps) {
  const t = useT()
  const form = useFieldsForm({
    pack: 'mealMenu',
    fields: cellFields,
    ...chosenIn(dishes),
    draft: null,
  })
  return (
    <FieldsSheet
      open
      tall
      onClose={onClose}
      form={form}
      title={title}
      submit={t('mealMenu.saveDishes')}
      onSend={async ({ dishes: chosen }) => {
        await setDishes({ ...cell, dishIds: idsIn(chosen) })
        showToast(t('mealMenu.dishesSaved'))
        onClose()
      }}
    >
      {isPublished && <p>{t('mealMenu.fromTomorrow')}</p>}
      <FieldInputs />
    </FieldsSheet>
  )
}
