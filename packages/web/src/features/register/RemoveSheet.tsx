import { Button } from '@mantine/core'
import { useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { removeRows } from './register.data.ts'
import type { RegisterKind } from './register.view.ts'

interface RemoveSheetProps {
  kind: RegisterKind
  ids: readonly string[]
  open: boolean
  onClose: () => void
  onRemoved: () => void
}

/** Asks for confirmation, with the specification's text. */
export function RemoveSheet({ kind, ids, open, onClose, onRemoved }: RemoveSheetProps) {
  const t = useT()
  const [isSending, setIsSending] = useState(false)

  async function remove() {
    setIsSending(true)
    try {
      await removeRows(kind, ids)
      showToast(t('register.removed'))
      onRemoved()
    } catch {
      // The call has shown the error.
    } finally {
      setIsSending(false)
      onClose()
    }
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('register.removeTitle')}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('register.keep')}
          </Button>
          <Button color="red" loading={isSending} onClick={() => void remove()}>
            {t('register.remove')}
          </Button>
        </>
      }
    >
      <p>{t('register.removeText')}</p>
    </Sheet>
  )
}
