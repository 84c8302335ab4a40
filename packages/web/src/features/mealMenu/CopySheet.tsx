import { choice, fields } from '@daybook/contract/kernel/fields.ts'
import { useState } from 'react'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { copyWeek, type Plan } from './mealMenu.data.ts'

interface CopySheetProps {
  plan: Plan
  week: number
  onClose: () => void
}

/** Copies a week to another one. */
export function CopySheet({ plan, week, onClose }: CopySheetProps) {
  const t = useT()
  const [copyFields] = useState(() => {
    const weeks = Array.from({ length: plan.weeks }, (_, place) => String(place + 1))
    return fields({
      copyTo: choice(
        weeks.filter((one) => one !== String(week)),
        { required: true },
      ),
    })
  })
  const form = useFieldsForm({
    pack: 'mealMenu',
    fields: copyFields,
    // Between two weeks there is nothing to choose.
    stored: { copyTo: copyFields.copyTo.of.length === 1 ? copyFields.copyTo.of[0] : null },
    draft: null,
    options: {
      copyTo: copyFields.copyTo.of.map((value) => ({ value, label: t('mealMenu.week', { week: value }) })),
    },
  })
  return (
    <FieldsSheet
      open
      onClose={onClose}
      form={form}
      title={t('mealMenu.copyTitle', { week })}
      submit={t('mealMenu.copyWeek')}
      onSend={async ({ copyTo }) => {
        await copyWeek({ id: plan.id, from: week, to: Number(copyTo) })
        showToast(t('mealMenu.copied', { week: copyTo }))
        onClose()
      }}
    >
      <p>{t('mealMenu.copyHint')}</p>
      <FieldInputs />
    </FieldsSheet>
  )
}
