import { useState } from 'react'
import { BadgeCard, type HeldBadge, VisitorForm } from '../visitor/index.ts'

interface KioskVisitorProps {
  tenantId: string
  centreName: string
  onStart: () => void
}

/** A visitor signs in at the tablet. The badge is shown and not kept: staff check the visitor out. */
export function KioskVisitor({ tenantId, centreName, onStart }: KioskVisitorProps) {
  const [held, setHeld] = useState<HeldBadge>()
  if (!held) return <VisitorForm tenantId={tenantId} onBadge={setHeld} />
  return (
    <BadgeCard tenantId={tenantId} centreName={centreName} held={held} onLeft={setHeld} onAgain={onStart} />
  )
}
