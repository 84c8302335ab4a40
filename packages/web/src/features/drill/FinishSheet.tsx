import { fields, longText } from '@daybook/contract/kernel/fields.ts'
import { useT } from '../../platform/i18n/language.ts'
import { send } from '../../platform/outbox/current.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { finishDrill } from './drill.data.ts'
import type { Drill } from './drill.effects.ts'

interface FinishSheetProps {
  drill: Drill
  open: boolean
  onClose: () => void
}

const finishFields = fields({ wentWell: longText(1000, { rows: 2 }), toImprove: longText(1000, { rows: 2 }) })

/** Asks what went well and what to improve, and finishes the drill. */
export function FinishSheet({ drill: { id, type }, ...sheet }: FinishSheetProps) {
  const t = useT()
  const form = useFieldsForm({ pack: 'drill', fields: finishFields, draft: `drill.${id}` })
  return (
    <FieldsSheet
      {...sheet}
      form={form}
      title={t('drill.finish')}
      submit={t('drill.finish')}
      onSend={async ({ wentWell, toImprove }) => {
        const said = { wentWell: wentWell ?? '', toImprove: toImprove ?? '' }
        const { settled } = send(finishDrill, { id, type, ...said })
        sheet.onClose()
        // The screen would be ready for the next drill.
        void settled.then(({ accepted }) => {
          if (accepted) void go(to.drillDetail({ id }), { replace: true })
        })
      }}
    />
  )
}
