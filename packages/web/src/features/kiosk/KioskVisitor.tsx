import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../kit/Loaded.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { BadgeCard, doorQuery, type HeldBadge, VisitorDoor } from '../visitor/index.ts'
import { LeaveForm } from './LeaveForm.tsx'

interface KioskVisitorProps {
  tenantId: string
  centreName: string
  /** A code is on its way to the visitor’s mail, or no longer needed. */
  onCode: (awaitsCode: boolean) => void
  onStart: () => void
  onDone: (words: string) => void
}

/** A visitor signs in at the tablet. The badge is shown and not kept, so who leaves gives their address or name. */
export function KioskVisitor({ tenantId, centreName, onCode, onStart, onDone }: KioskVisitorProps) {
  const t = useT()
  const [isLeaving, setIsLeaving] = useState(false)
  const [held, setHeld] = useState<HeldBadge>()
  const read = useQuery(doorQuery(tenantId))
  const hold = (badge: HeldBadge) => {
    setHeld(badge)
    onCode(false)
  }
  if (isLeaving)
    return (
      <Loaded read={read} skeleton="page">
        {({ asks }) => <LeaveForm by={asks === 'nothing' ? 'name' : 'mail'} onDone={onDone} />}
      </Loaded>
    )
  if (!held)
    return (
      <>
        <Button variant="default" size="lg" onClick={() => setIsLeaving(true)}>
          {t('kiosk.leaving')}
        </Button>
        <Loaded read={read} skeleton="page">
          {(door) => <VisitorDoor isShared tenantId={tenantId} door={door} onCode={onCode} onBadge={hold} />}
        </Loaded>
      </>
    )
  return (
    <BadgeCard tenantId={tenantId} centreName={centreName} held={held} onLeft={setHeld} onAgain={onStart} />
  )
}
