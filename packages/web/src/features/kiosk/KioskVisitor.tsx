import { Button } from '@mantine/core'
import { useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { BadgeCard, type HeldBadge, VisitorForm } from '../visitor/index.ts'
import { LeaveForm } from './LeaveForm.tsx'

interface KioskVisitorProps {
  tenantId: string
  centreName: string
  /** A code is on its way to the visitor’s mail, or no longer needed. */
  onCode: (awaitsCode: boolean) => void
  onStart: () => void
  onDone: (words: string) => void
}

/** A visitor signs in at the tablet. The badge is shown and not kept, so who leaves gives their address. */
export function KioskVisitor({ tenantId, centreName, onCode, onStart, onDone }: KioskVisitorProps) {
  const t = useT()
  const [isLeaving, setIsLeaving] = useState(false)
  const [held, setHeld] = useState<HeldBadge>()
  const hold = (badge: HeldBadge) => {
    setHeld(badge)
    onCode(false)
  }
  if (isLeaving) return <LeaveForm onDone={onDone} />
  if (!held)
    return (
      <>
        <Button variant="default" size="lg" onClick={() => setIsLeaving(true)}>
          {t('kiosk.leaving')}
        </Button>
        <VisitorForm tenantId={tenantId} onCode={onCode} onBadge={hold} />
      </>
    )
  return (
    <BadgeCard tenantId={tenantId} centreName={centreName} held={held} onLeft={setHeld} onAgain={onStart} />
  )
}
