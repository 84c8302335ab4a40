import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { LanguageSwitch } from '../auth/index.ts'
import { BadgeCard } from './BadgeCard.tsx'
import { VisitorForm } from './VisitorForm.tsx'
import styles from './VisitorSignIn.module.css'
import { forgetBadge, type HeldBadge, keepBadge, keptBadge } from './visitor.badge.ts'
import { api } from './visitor.data.ts'

/** The public page of a centre: a guest signs in on their own phone, shows the badge, and checks out. */
export function VisitorSignInScreen() {
  const t = useT()
  const { tenant = '' } = useSearch('visitorSignIn')
  const [held, setHeld] = useState(() => keptBadge(tenant))
  const centre = useQuery({
    queryKey: [api.getTenantInfo.id, tenant],
    queryFn: () => api.getTenantInfo({}, { tenantId: tenant, quiet: true }),
    enabled: /^\d{6}$/.test(tenant),
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
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('visitor.welcome', { name: centre.data.name })}</h1>
        {!held && <p className={styles.intro}>{t('visitor.intro')}</p>}
      </header>
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
        <VisitorForm tenantId={tenant} onBadge={hold} />
      )}
      <LanguageSwitch />
    </div>
  )
}
