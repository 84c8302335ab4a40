import { Button, Stack, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { type Pad, SignaturePad } from '../../kit/SignaturePad.tsx'
import { TickRow } from '../../kit/TickRow.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { newId } from '../../platform/outbox/current.ts'
import { recordSignature } from './aftercare.data.ts'
import { linesOf } from './drawing.lines.ts'

/** The parent signs with a finger, or types the name; both tick that they have read the report. */
export function SignSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const pad = useRef<Pad>(null)
  const [own] = useState(newId)
  const [name, setName] = useState('')
  const [hasRead, setHasRead] = useState(false)
  const [wasSent, setWasSent] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const lacksName = name.trim() === ''

  async function sign() {
    setWasSent(true)
    if (lacksName || !hasRead || isSending) return
    setIsSending(true)
    try {
      const lines = linesOf(pad.current?.strokes() ?? [])
      await recordSignature({
        id: own,
        incidentId: id,
        name: name.trim(),
        drawing: lines.length > 0 ? lines : null,
      })
      onClose()
    } catch {
      // The client has shown why.
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={t('aftercare.signTitle')}
      actions={
        <Button loading={isSending} onClick={() => void sign()}>
          {t('aftercare.save')}
        </Button>
      }
    >
      <Stack gap="sm">
        <p className="dim">{t('aftercare.signHint')}</p>
        <SignaturePad ref={pad} />
        <Button variant="subtle" onClick={() => pad.current?.clear()}>
          {t('aftercare.clear')}
        </Button>
        <TextInput
          label={t('aftercare.name')}
          required
          maxLength={80}
          value={name}
          error={wasSent && lacksName ? t('field.REQUIRED') : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TickRow
          title={t('aftercare.hasRead')}
          isTicked={hasRead}
          error={wasSent && !hasRead ? t('aftercare.needsTick') : undefined}
          onChange={setHasRead}
        />
      </Stack>
    </Sheet>
  )
}
