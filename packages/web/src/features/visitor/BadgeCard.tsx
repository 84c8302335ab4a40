import { Box, Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import type { HeldBadge } from './visitor.badge.ts'
import { api } from './visitor.data.ts'

interface BadgeCardProps {
  tenantId: string
  centreName: string
  held: HeldBadge
  onLeft: (held: HeldBadge) => void
  onAgain: () => void
}

/** The badge to show, and the button to sign out. The times are those of the visitor's own device. */
export function BadgeCard({ tenantId, centreName, held, onLeft, onAgain }: BadgeCardProps) {
  const t = useT()
  const [isSending, setIsSending] = useState(false)
  const { ticket, badge } = held
  const time = (instant: string) =>
    new Date(instant).toLocaleTimeString(document.documentElement.lang, {
      hour: 'numeric',
      minute: '2-digit',
    })

  async function leave() {
    setIsSending(true)
    try {
      onLeft({ ticket, badge: await api.leave({ ticket }, { tenantId }) })
    } catch {
      // Its message has been shown.
    } finally {
      setIsSending(false)
    }
  }

  if (badge.checkedOutAt)
    return (
      <Badge>
        <Box component="p" fz="2rem" fw={650} lh={1.2}>
          {t('visitor.goodbye')}
        </Box>
        <p>{t('visitor.leftAt', { time: time(badge.checkedOutAt) })}</p>
        <Button variant="default" onClick={onAgain}>
          {t('visitor.again')}
        </Button>
      </Badge>
    )
  return (
    <Badge>
      <IconCircleCheck color="var(--subject-visitor)" size="3rem" aria-hidden="true" />
      <Box component="p" fw={600}>
        {t('visitor.badge', { name: centreName })}
      </Box>
      <Box component="p" fz="2rem" fw={650} lh={1.2}>
        {badge.name}
      </Box>
      {badge.company && <p>{badge.company}</p>}
      <p>{t('visitor.toSee', { name: badge.hostName })}</p>
      <Box component="p" c="dimmed">
        {t('visitor.inSince', { time: time(badge.checkedInAt) })}
      </Box>
      <Box component="p" c="dimmed">
        {t('visitor.badgeHint')}
      </Box>
      <Button size="lg" loading={isSending} onClick={() => void leave()}>
        {t('visitor.checkOut')}
      </Button>
    </Badge>
  )
}

function Badge({ children }: { children: ReactNode }) {
  const frame = { gap: '0.75rem', justifyItems: 'center', border: '2px solid var(--subject-visitor)' }
  return (
    <Box
      component="section"
      role="status"
      display="grid"
      p="2rem 1.25rem"
      ta="center"
      bg="var(--surface)"
      bdrs="lg"
      style={{ ...frame, overflowWrap: 'anywhere' }}
    >
      {children}
    </Box>
  )
}
