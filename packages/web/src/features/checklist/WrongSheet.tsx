import {
  type AnswerValue,
  type Item,
  mostPhotos,
  takesPhotos,
} from '@daybook/contract/checklist/checklist.rules.ts'
import { fields, files, longText, type ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { Button } from '@mantine/core'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { FieldInputs, FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { type CheckSource, hazardPlace } from './checklist.hazard.ts'
import { limitWords, valueWords } from './checklist.words.ts'
import type { Said } from './useCheck.ts'

export interface WrongValue {
  item: Item
  value: AnswerValue
}

interface WrongSheetProps {
  wrong: WrongValue | undefined
  check: CheckSource
  open: boolean
  onClose: () => void
  onSave: (wrong: WrongValue, said: Said) => void
}

const required = { required: true } as const
const rows = { rows: 2 } as const
const wrongFields = fields({
  reason: longText(500, rows),
  action: longText(500, { ...rows, ...required }),
  photos: files({ most: mostPhotos, accept: 'picture' }),
})
/** A measured value says itself what is wrong. */
const askedFields = { ...wrongFields, reason: longText(500, { ...rows, ...required }) }

/** Asks what is wrong and what was done, and offers to report a hazard with that. */
export function WrongSheet({ wrong, ...props }: WrongSheetProps) {
  // By item, so that words typed for it are still there after its sheet was closed by mistake.
  return wrong && <WrongForm key={wrong.item.id} wrong={wrong} {...props} />
}

function WrongForm({ wrong, check, open, onClose, onSave }: WrongSheetProps & { wrong: WrongValue }) {
  const t = useT()
  const { item, value } = wrong
  const form = useFieldsForm({
    pack: 'checklist',
    fields: item.type === 'yesNo' ? askedFields : wrongFields,
    draft: `check.${check.id}.${item.id}`,
  })

  function save({ reason, action, photos }: ValuesOf<typeof wrongFields>, opensHazard: boolean) {
    const said = { reason: reason ?? '', action: action ?? '' }
    onSave(wrong, { ...said, photos: photos ?? [] })
    form.startAgain()
    onClose()
    if (opensHazard) void go(hazardPlace(item, { value, ...said }, check))
  }

  async function saveAndReport() {
    if (await form.isRight()) save(await form.stored(), true)
  }

  return (
    <FieldsSheet
      form={form}
      open={open}
      onClose={onClose}
      title={item.text}
      submit={t('checklist.save')}
      onSend={async (values) => save(values, false)}
      secondary={
        <Button variant="default" onClick={() => void saveAndReport()}>
          {t('checklist.saveAndReport')}
        </Button>
      }
    >
      <p>
        {t('checklist.notRight', { value: valueWords(t, item, value) })} {limitWords(t, item)}
      </p>
      <FieldInputs only={takesPhotos(item, value) ? ['reason', 'action', 'photos'] : ['reason', 'action']} />
    </FieldsSheet>
  )
}
