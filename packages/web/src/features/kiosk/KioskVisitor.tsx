import { useState } from 'react'
import { BadgeCard, type HeldBadge, VisitorForm } from '../visitor/index.ts'

interface KioskVisitorProps {
  tenantId: string
  centreName: string
  /** A code is on its way to the visitor’s mail, or no longer needed. */
  onCode: (awaitsCode: boolean) => void
  onStart: () => void
}

/** A visitor signs in at the tablet. The badge is shown and not kept: staff check the visitor out. */
export function KioskVisitor({ tenantId, centreName, onCode, onStart }: KioskVisitorProps) {
  const [held, setHeld] = useState<HeldBadge>()
  const hold = (badge: HeldBadge) => {
    setHeld(badge)
    onCode(false)
  }
  if (!held) return <VisitorForm tenantId={tenantId} onCode={onCode} onBadge={hold} />
  return (
    <BadgeCard tenantId={tenantId} centreName={centreName} held={held} onLeft={setHeld} onAgain={onStart} />
  )
}
