import { Button } from '@mantine/core'
import { Warning } from '../../kit/Warning.tsx'
import type { ApiError } from '../../platform/api/api.error.ts'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'

/** Says who changed the entry meanwhile, and leads to what it says now. */
export function EditConflict({ error }: { error: ApiError }) {
  const t = useT()
  const name = error.about.byName || t('plan.somebody')
  return (
    <Warning isNews>
      <p>{error.key === 'PLAN_REMOVED' ? t('plan.removedBy', { name }) : t('plan.changedBy', { name })}</p>
      <Button variant="default" onClick={() => go(to.plan(), { replace: true })}>
        {t('plan.showTheirs')}
      </Button>
    </Warning>
  )
}
