import { fields, picks, text } from '@daybook/contract/kernel/fields.ts'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { FieldInputs, FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { changeDay, chosenIn, idsIn, type Servings } from './mealMenu.data.ts'

const changeFields = fields({ dishes: picks('dish'), reason: text(200, { required: true }) })

interface ChangeSheetProps {
  day: string
  servings: Servings
  onClose: () => void
}

/** Changes a meal of one day, with the reason. */
export function ChangeSheet({ day, servings: { meal, dishes }, onClose }: ChangeSheetProps) {
  const t = useT()
  const dayWords = useDayWords()
  const form = useFieldsForm({
    pack: 'mealMenu',
    fields: changeFields,
    ...chosenIn(dishes),
    draft: null,
  })
  return (
    <FieldsSheet
      open
      tall
      onClose={onClose}
      form={form}
      title={t('mealMenu.changeTitle', { meal: t(`mealMenu.meal.${meal}`), day: dayWords(day, 'short') })}
      submit={t('mealMenu.saveChange')}
      onSend={async ({ dishes: chosen, reason }) => {
        await changeDay({ id: form.ownId, day, meal, dishIds: idsIn(chosen), reason })
        showToast(t('mealMenu.changeSaved'))
        onClose()
      }}
    >
      <p>{t('mealMenu.changeHint')}</p>
      <FieldInputs />
    </FieldsSheet>
  )
}
