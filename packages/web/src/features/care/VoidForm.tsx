import { Button, Stack, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { send } from '../../platform/outbox/current.ts'
import { voidEntry } from './care.data.ts'
import type { ShownEntry } from './care.view.ts'
import { EntryFacts } from './EntryFacts.tsx'

interface VoidFormProps {
  shown: ShownEntry
  title: string
  open: boolean
  needsReason: boolean
  onClose: () => void
}

/** Voids an entry. It stays readable, with who voided it and why. */
export function VoidForm({ shown, title, open, needsReason, onClose }: VoidFormProps) {
  const t = useT()
  const [reason, setReason] = useState('')
  const reasonField = useRef<HTMLInputElement>(null)
  const [wasSent, setWasSent] = useState(false)
  const lacksReason = needsReason && reason.trim() === ''

  function voidIt() {
    setWasSent(true)
    if (lacksReason) return reasonField.current?.focus()
    send(voidEntry, { id: shown.entry.id, reason: reason.trim() || null })
    showToast(t('care.isVoided'))
    onClose()
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      actions={<Button onClick={voidIt}>{t('care.voidIt')}</Button>}
    >
      <Stack gap="1.25rem">
        <EntryFacts shown={shown} />
        <p>{t('care.voidHint')}</p>
        {needsReason && (
          <TextInput
            ref={reasonField}
            label={t('care.reasonToVoid')}
            maxLength={500}
            required
            value={reason}
            error={wasSent && lacksReason ? t('error.REASON_REQUIRED') : undefined}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </Stack>
    </Sheet>
  )
}
