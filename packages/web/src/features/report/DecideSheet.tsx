import { fields, longText } from '@daybook/contract/kernel/fields.ts'
import { Button } from '@mantine/core'
import { useRef } from 'react'
import type { BareKey } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { type Decision, decisionWords, needsComment } from './report.decide.ts'

interface DecideSheetProps {
  kind: string
  /** The report's id. */
  id: string
  /** Of several reports that get the same decision. */
  count?: number | undefined
  /** Undefined while the sheet is closed. */
  decision: Decision | undefined
  onClose: () => void
  /** Whether another report waits, which can be opened after a decision. */
  hasNext?: boolean
  onDecide: (decision: Decision, comment: string, thenNext: boolean) => Promise<void>
}

/** Labels of the comment field. Other decisions use “Comment”. */
const labels: { [D in Decision]?: BareKey } = {
  refuse: 'report.reason',
  cancelLater: 'report.whyCancelled',
  correct: 'report.correction',
  followUp: 'report.followUpDone',
  comeBack: 'report.whyBack',
  ask: 'report.question',
  reply: 'report.reply',
}

/** Says what a decision leads to. */
const said: { [D in Decision]?: BareKey } = {
  cancel: 'report.cancelText',
  cancelLater: 'report.cancelLaterText',
}

/** After these a decider has done with the report. */
const ends: ReadonlySet<Decision> = new Set<Decision>(['confirm', 'refuse', 'ask'])

/** Asks for the comment of a decision. An author who cancels is only asked to confirm it. */
export function DecideSheet(props: DecideSheetProps) {
  const { kind, id, count = 1, decision, hasNext = false, onClose, onDecide } = props
  const t = useT()
  const asked = decision ?? 'confirm'
  const comment = longText(500, needsComment(asked) ? { required: true } : {})
  const form = useFieldsForm({
    pack: 'report',
    fields: fields(asked === 'cancel' ? {} : { comment }),
    labels: { comment: t(labels[asked] ?? 'report.comment') },
    draft: decision ? `report.${decision}.${id}` : null,
  })
  const mayGoOn = hasNext && ends.has(asked)
  const goesOn = useRef(true)
  const stay = () => {
    goesOn.current = false
    form.root.current?.requestSubmit()
    goesOn.current = true
  }
  const label = decisionWords(kind, 'do', asked)
  return (
    <FieldsSheet
      form={form}
      open={decision !== undefined}
      onClose={onClose}
      title={count > 1 ? t('report.askSeveral', { count, what: label }) : decisionWords(kind, 'ask', asked)}
      submit={mayGoOn ? t('report.andNext', { decision: label }) : label}
      onSend={({ comment }) => onDecide(asked, String(comment ?? ''), mayGoOn && goesOn.current)}
      secondary={
        mayGoOn && (
          <Button variant="default" onClick={stay}>
            {label}
          </Button>
        )
      }
    >
      {said[asked] && <p>{t(said[asked])}</p>}
      <FieldInputs />
    </FieldsSheet>
  )
}
