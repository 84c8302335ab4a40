import { ActionIcon } from '@mantine/core'
import { IconFirstAidKit } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { type PlannedChild, useActionPlans } from './actionPlan.plans.ts'

const PlansSheet = lazy(async () => ({
  default: (await loadChunk(() => import('./PlansSheet.tsx'))).PlansSheet,
}))

/** What to do for the children of a board in an emergency, one tap away. */
export function ActionPlans({ of }: { of: readonly PlannedChild[] }) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const plans = useActionPlans(of)
  if (plans.length === 0) return null
  return (
    <>
      <ActionIcon
        variant="transparent"
        size={48}
        c="var(--overdue)"
        me="0.5rem"
        aria-label={t('actionPlan.title')}
        onClick={() => setIsOpen(true)}
      >
        <IconFirstAidKit size="1.5rem" aria-hidden="true" />
      </ActionIcon>
      <Suspense>{isOpen && <PlansSheet plans={plans} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
