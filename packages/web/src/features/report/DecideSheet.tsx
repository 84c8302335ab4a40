import { fields, longText } from '@daybook/contract/kernel/fields.ts'
import type { BareKey } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { type Decision, needsComment } from './report.decide.ts'

interface DecideSheetProps {
  /** The report's id. */
  id: string
  /** Undefined while the sheet is closed. */
  decision: Decision | undefined
  onClose: () => void
  onDecide: (decision: Decision, comment: string) => Promise<void>
}

/** Labels of the comment field. Other decisions use “Comment”. */
const labels: { [D in Decision]?: BareKey } = {
  refuse: 'report.reason',
  correct: 'report.correction',
  followUp: 'report.followUpDone',
  comeBack: 'report.whyBack',
}

/** Asks for the comment of a decision. A cancellation has no comment and only asks for confirmation. */
export function DecideSheet({ id, decision, onClose, onDecide }: DecideSheetProps) {
  const t = useT()
  const asked = decision ?? 'confirm'
  const comment = longText(500, needsComment(asked) ? { required: true } : {})
  const form = useFieldsForm({
    pack: 'report',
    fields: fields(asked === 'cancel' ? {} : { comment }),
    labels: { comment: t(labels[asked] ?? 'report.comment') },
    draft: decision ? `report.${decision}.${id}` : null,
  })
  return (
    <FieldsSheet
      form={form}
      open={decision !== undefined}
      onClose={onClose}
      title={t(`report.ask.${asked}`)}
      submit={t(`report.do.${asked}`)}
      onSend={({ comment }) => onDecide(asked, String(comment ?? ''))}
    >
      {asked === 'cancel' ? <p>{t('report.cancelText')}</p> : undefined}
    </FieldsSheet>
  )
}
