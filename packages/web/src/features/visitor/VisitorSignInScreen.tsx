import { centreNumber } from '@daybook/contract/kernel/constants.ts'
import { Box, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { LanguageSwitch } from '../auth/index.ts'
import { BadgeCard } from './BadgeCard.tsx'
import { VisitorDoor } from './VisitorDoor.tsx'
import { forgetBadge, type HeldBadge, keepBadge, keptBadge } from './visitor.badge.ts'
import { doorQuery, needsStaff } from './visitor.data.ts'

/** The public page of a centre: a guest signs in on their own phone, shows the badge, and checks out. */
export function VisitorSignInScreen() {
  const t = useT()
  const { tenant = '' } = useSearch('visitorSignIn')
  const [held, setHeld] = useState(() => keptBadge(tenant))
  const centre = useQuery({
    ...doorQuery(tenant),
    enabled: centreNumber.test(tenant),
    retry: false,
  })
  const hold = (next: HeldBadge) => {
    keepBadge(tenant, next)
    setHeld(next)
  }
  if (!centre.data)
    return centre.isLoading ? (
      <Skeletons shape="page" />
    ) : (
      <EmptyState title={t('visitor.noCentre')} hint={t('visitor.noCentreHint')} />
    )
  return (
    <Stack gap="lg" maw="34rem" p="clamp(1rem, 6dvh, 4rem) 1.25rem 2rem" mx="auto">
      <Box component="header" display="grid" style={{ gap: '0.375rem' }}>
        <Box component="h1" fz="xl" lh={1.2} style={{ overflowWrap: 'anywhere' }}>
          {t('visitor.welcome', { name: centre.data.name })}
        </Box>
        {!held && !needsStaff(centre.data) && (
          <Box component="p" c="dimmed">
            {t('visitor.intro')}
          </Box>
        )}
      </Box>
      {held ? (
        <BadgeCard
          tenantId={tenant}
          centreName={centre.data.name}
          held={held}
          onLeft={hold}
          onAgain={() => {
            forgetBadge(tenant)
            setHeld(undefined)
          }}
        />
      ) : (
        <VisitorDoor tenantId={tenant} door={centre.data} onBadge={hold} />
      )}
      <LanguageSwitch />
    </Stack>
  )
}
