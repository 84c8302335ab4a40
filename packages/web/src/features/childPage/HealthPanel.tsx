import { healthFields } from '@daybook/contract/child/child.fields.ts'
import { isEmpty } from '@daybook/contract/kernel/fields.check.ts'
import { Button, Group } from '@mantine/core'
import { IconHeartbeat, IconPill } from '@tabler/icons-react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { consentMark } from '../child/index.ts'
import { FieldFacts, useSayings } from '../fields/index.ts'
import type { Page } from './childPage.data.ts'

/** The child's medicines, immunisation and consents, and the ways to planned medicine and to the form of a dose. */
export function HealthPanel({ health, child: { id: childId } }: Pick<Page, 'health' | 'child'>) {
  const t = useT()
  const sayings = useSayings('child', {})
  const dose = (
    <Group gap="xs">
      <Button
        variant="default"
        component={Link}
        to={to.medicineOfChild({ id: childId })}
        leftSection={<IconPill size="1.25rem" aria-hidden="true" />}
      >
        {t('medicinePlan.open')}
      </Button>
      <Button variant="default" component={Link} to={to.medicineForm({ start: JSON.stringify({ childId }) })}>
        {t('medicine.report')}
      </Button>
    </Group>
  )
  if (Object.values(health).every(isEmpty))
    return (
      <EmptyState
        icon={<IconHeartbeat />}
        title={t('childPage.noHealth')}
        hint={t('childPage.noHealthHint')}
        action={dose}
      />
    )
  return (
    <Section title={t('childPage.tabHealth')} aside={dose}>
      <FieldFacts
        fields={healthFields}
        only={['medicines', 'immunisation', 'immunisationSeenOn', 'consents']}
        values={health}
        sayings={sayings}
        marks={{ consents: consentMark }}
      />
    </Section>
  )
}
