import { Button } from '@mantine/core'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'

interface DiscardSheetProps {
  /** The entry to discard. The sheet is open while it is set. */
  what: string | undefined
  onClose: () => void
  onDiscard: () => void
}

/** Asks for confirmation, because discarding cannot be undone. */
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
