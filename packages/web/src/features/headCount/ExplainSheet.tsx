import { absenceReasons } from '@daybook/contract/headCount/headCount.rules.ts'
import { choice, fields, text } from '@daybook/contract/kernel/fields.ts'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { labelled } from '../../platform/i18n/punctuation.ts'
import { send } from '../../platform/outbox/current.ts'
import { FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { explainAbsence, instant } from './headCount.data.ts'
import type { Person } from './headCount.effects.ts'

const explainFields = fields({
  why: choice(absenceReasons, { required: true }),
  note: text(200, { required: true, when: { why: 'other' } }),
})

interface ExplainSheetProps {
  countId: string
  person: Person
  onClose: () => void
}

/** Says where a child is who was not seen. */
export function ExplainSheet({ countId, person, onClose }: ExplainSheetProps) {
  const t = useT()
  const { id, firstName: name } = person
  const form = useFieldsForm({
    pack: 'headCount',
    fields: explainFields,
    labels: { why: t('headCount.why', { name }) },
    draft: null,
  })
  return (
    <FieldsSheet
      open
      onClose={onClose}
      form={form}
      title={t('headCount.explainName', { name })}
      submit={t('headCount.explainSave')}
      onSend={async ({ why, note }) => {
        const about = { id: countId, childId: id }
        send(explainAbsence, { ...about, why, ...(note && { note }), at: instant() })
        showToast(labelled(name, note || t(`headCount.why.${why}`)), {
          undo: () => send(explainAbsence, { ...about, why: null, at: instant() }),
        })
        onClose()
      }}
    />
  )
}
