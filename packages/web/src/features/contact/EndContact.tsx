import { Button } from '@mantine/core'
import { Sheet } from '../../kit/Sheet.tsx'
import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { type Contact, endContact } from './contact.data.ts'

interface EndContactProps {
  contact: Contact
  open: boolean
  onClose: () => void
}

/** Asks first, because it cannot be undone: the contact would have to be entered again. */
export function EndContact({ contact: { id, name }, open, onClose }: EndContactProps) {
  const t = useT()
  const end = async () => {
    await endContact(id)
    showToast(t('contact.ended'))
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('contact.endTitle', { name })}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('contact.keep')}
          </Button>
          <ThrottledButton color="red" onClick={() => void end().catch(onClose)}>
            {t('contact.end')}
          </ThrottledButton>
        </>
      }
    >
      <p>{t('contact.endText', { name })}</p>
    </Sheet>
  )
}
