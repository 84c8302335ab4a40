import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { LookRow } from './LookRow.tsx'
import type { LookOf } from './watch.kind.ts'

interface LooksSheetProps {
  open: boolean
  looks: readonly LookOf[]
  onClose: () => void
}

/** Exactly the children who are due, of all watches and rooms. */
export function LooksSheet({ open, looks, onClose }: LooksSheetProps) {
  const t = useT()
  return (
    <Sheet open={open} onClose={onClose} title={t('watch.allDue')}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link clicks it */}
      <ul className="list" onClick={onClose}>
        {looks.map((look) => (
          <LookRow key={look.id} looks={[look]} />
        ))}
      </ul>
    </Sheet>
  )
}
