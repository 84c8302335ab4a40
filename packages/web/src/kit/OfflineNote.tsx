import { IconWifiOff } from '@tabler/icons-react'
import { useKit } from './kit.context.ts'

/** Shown with data that was read before the network was lost. */
export function OfflineNote() {
  const { words } = useKit()
  return (
    <p className="line dim" style={{ padding: '0.75rem var(--gutter) 0' }}>
      <IconWifiOff size="1.125rem" aria-hidden="true" />
      {words('offline')}
    </p>
  )
}
