import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { goBack, rememberPlace } from '../../platform/screens/navigate.ts'
import { removeProcess } from './processEditor.data.ts'

/** Takes a process off the list of those that can be started. */
export function ProcessEnd({ id }: { id: string }) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const [isSending, setIsSending] = useState(false)

  async function end() {
    const isStillHere = rememberPlace()
    setIsSending(true)
    try {
      await removeProcess(id)
      showToast(t('processEditor.ended'))
      if (isStillHere()) goBack()
    } catch {
      // The client has shown why.
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Group>
      <Button variant="subtle" color="red" onClick={() => setIsOpen(true)}>
        {t('processEditor.end')}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('processEditor.endTitle')}
        actions={
          <Button color="red" loading={isSending} onClick={() => void end()}>
            {t('processEditor.end')}
          </Button>
        }
      >
        <p>{t('processEditor.endHint')}</p>
      </Sheet>
    </Group>
  )
}
