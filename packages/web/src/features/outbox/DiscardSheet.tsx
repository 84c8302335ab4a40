import { Button } from '@mantine/core'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'

interface DiscardSheetProps {
  /** Open while there is something to ask about. */
  what: string | undefined
  onClose: () => void
  onDiscard: () => void
}

/** Asked because it cannot be taken back. */
export function DiscardSheet({ what, onClose, onDiscard }: DiscardSheetProps) {
  const t = useT()
  return (
    <Sheet
      open={what !== undefined}
      onClose={onClose}
      title={t('outbox.discardTitle')}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('outbox.keep')}
          </Button>
          <Button color="red" onClick={onDiscard}>
            {t('outbox.discard')}
          </Button>
        </>
      }
    >
      <p>{t('outbox.discardText', { what: what ?? '' })}</p>
    </Sheet>
  )
}
