import {
  type AnswerValue,
  type Item,
  missingIn,
  takesPhotos,
} from '@daybook/contract/checklist/checklist.rules.ts'
import { Button, Stack, Textarea } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { type CheckSource, hazardPlace } from './checklist.hazard.ts'
import { limitWords, valueWords } from './checklist.words.ts'
import { PhotosInput } from './PhotosInput.tsx'
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

interface Words {
  reason: string
  action: string
}
const noWords: Words = { reason: '', action: '' }

/** Asks what is wrong and what was done, and offers to report a hazard with that. */
export function WrongSheet({ wrong, check, open, onClose, onSave }: WrongSheetProps) {
  const t = useT()
  // By item, so that words typed for it are still there after its sheet was closed by mistake.
  const [drafts, setDrafts] = useState<Readonly<Record<string, Words>>>({})
  const [photos, setPhotos] = useState<readonly string[]>([])
  const [wasSent, setWasSent] = useState(false)
  useEffect(() => {
    if (!open) return
    setPhotos([])
    setWasSent(false)
  }, [open])
  if (!wrong) return null
  const { item, value } = wrong
  const { reason, action } = drafts[item.id] ?? noWords
  const type = (typed: Partial<Words>) => setDrafts({ ...drafts, [item.id]: { reason, action, ...typed } })
  const said = { reason: reason.trim(), action: action.trim() }
  const missing = missingIn(item, { itemId: item.id, value, ...said })

  function save(opensHazard: boolean) {
    setWasSent(true)
    if (!wrong || missing) return
    onSave(wrong, { ...said, photos })
    setDrafts({ ...drafts, [item.id]: noWords })
    onClose()
    if (opensHazard) void go(hazardPlace(item, { value, ...said }, check))
  }

  const required = (name: 'reason' | 'action', isFilled: string) =>
    wasSent && !isFilled && (name === 'action' || item.type === 'yesNo') && t('field.REQUIRED')
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={item.text}
      actions={
        <>
          <Button variant="default" onClick={() => save(true)}>
            {t('checklist.saveAndReport')}
          </Button>
          <Button onClick={() => save(false)}>{t('checklist.save')}</Button>
        </>
      }
    >
      <Stack gap="sm">
        <p>
          {t('checklist.notRight', { value: valueWords(t, item, value) })} {limitWords(t, item)}
        </p>
        <Textarea
          label={
            item.type === 'yesNo'
              ? t('checklist.reason')
              : t('checklist.optional', { text: t('checklist.reason') })
          }
          name="reason"
          data-autofocus
          autosize
          minRows={2}
          maxLength={500}
          value={reason}
          error={required('reason', said.reason)}
          onChange={(event) => type({ reason: event.currentTarget.value })}
        />
        <Textarea
          label={t('checklist.action')}
          name="action"
          autosize
          minRows={2}
          maxLength={500}
          value={action}
          error={required('action', said.action)}
          onChange={(event) => type({ action: event.currentTarget.value })}
        />
        {open && takesPhotos(item, value) && <PhotosInput onChange={setPhotos} />}
      </Stack>
    </Sheet>
  )
}
