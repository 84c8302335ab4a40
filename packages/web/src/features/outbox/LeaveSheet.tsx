import { Button } from '@mantine/core'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { discard, waiting } from '../../platform/outbox/current.ts'
import { session } from '../../platform/session/current.ts'

export const unsent = () => waiting.get().filter(({ userId }) => userId === session.get().userInfo?.user_id)

interface LeaveSheetProps {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

/** Shown before sign-out if the user has unsent entries. */
export function LeaveSheet({ open, onStay, onLeave }: LeaveSheetProps) {
  const t = useT()
  async function discardAll() {
    await Promise.all(unsent().map(({ key }) => discard(key)))
    onLeave()
  }
  return (
    <Sheet
      open={open}
      onClose={onStay}
      title={t('outbox.leaveTitle', { count: unsent().length })}
      actions={
        <>
          <Button variant="default" onClick={onLeave}>
            {t('outbox.leaveKeep')}
          </Button>
          <Button onClick={onStay}>{t('outbox.stay')}</Button>
          <Button variant="subtle" color="red" onClick={() => void discardAll()}>
            {t('outbox.leaveDiscard')}
          </Button>
        </>
      }
    >
      <p>{t('outbox.leaveText')}</p>
    </Sheet>
  )
}
