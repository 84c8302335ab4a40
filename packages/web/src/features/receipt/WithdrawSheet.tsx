import { fields, longText } from '@daybook/contract/kernel/fields.ts'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { act } from './receipt.act.ts'
import type { ReceiptKind } from './receipt.view.ts'

interface WithdrawSheetProps {
  kind: ReceiptKind
  id: string
  open: boolean
  onClose: () => void
}

const withdrawFields = fields({ mark: longText(500, { required: true }) })

/** Asks for the reason, because the whole audience is notified. */
export function WithdrawSheet({ kind: { name, api }, id, open, onClose }: WithdrawSheetProps) {
  const t = useT()
  const words = wordsOf(`${name}.withdraw`) ?? t('receipt.withdraw')
  const form = useFieldsForm({
    pack: 'receipt',
    fields: withdrawFields,
    draft: `receipt.withdraw.${id}`,
  })
  return (
    <FieldsSheet
      form={form}
      open={open}
      onClose={onClose}
      title={words}
      submit={words}
      onSend={async ({ mark }) => {
        await act(api.withdraw, () => api.withdraw({ id, mark }, { quiet: true }), t('receipt.withdrawn'))
        onClose()
      }}
    />
  )
}
