import { Button } from '@mantine/core'
import { Sheet } from '../../kit/Sheet.tsx'
import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { useT } from '../../platform/i18n/language.ts'

interface RemoveSheetProps {
  open: boolean
  onClose: () => void
  onRemove: () => Promise<void>
}

/** Asks first, because it cannot be undone: the entry would have to be planned again. */
export function RemoveSheet({ open, onClose, onRemove }: RemoveSheetProps) {
  const t = useT()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('plan.removeTitle')}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('plan.keep')}
          </Button>
          <ThrottledButton color="red" onClick={() => void onRemove().catch(onClose)}>
            {t('plan.remove')}
          </ThrottledButton>
        </>
      }
    >
      <p>{t('plan.removeText')}</p>
    </Sheet>
  )
}
