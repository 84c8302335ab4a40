import { healthFields } from '@daybook/contract/child/child.fields.ts'
import { isEmpty } from '@daybook/contract/kernel/fields.check.ts'
import { IconHeartbeat } from '@tabler/icons-react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { FieldFacts, useSayings } from '../fields/index.ts'
import type { Page } from './childPage.data.ts'

/** The child's medicines, immunisation and consents. */
export function HealthPanel({ health }: Pick<Page, 'health'>) {
  const t = useT()
  const sayings = useSayings('child', {})
  if (Object.values(health).every(isEmpty))
    return (
      <EmptyState
        icon={<IconHeartbeat />}
        title={t('childPage.noHealth')}
        hint={t('childPage.noHealthHint')}
      />
    )
  return (
    <Section title={t('childPage.tabHealth')}>
      <FieldFacts
        fields={healthFields}
        only={['medicines', 'immunisation', 'immunisationSeenOn', 'consents']}
        values={health}
        sayings={sayings}
      />
    </Section>
  )
}
