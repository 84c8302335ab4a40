import { fullName } from '@daybook/contract/child/child.rules.ts'
import { figuresOn } from '@daybook/contract/rule/rule.rules.ts'
import { Button, Group, Stack } from '@mantine/core'
import { Portrait } from '../../kit/Face.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { Allergies, CallButton, ChildPageLink } from '../child/index.ts'
import { usePlaceAndDay } from '../rule/index.ts'
import type { ActionPlan } from './actionPlan.plans.ts'

interface PlansSheetProps {
  plans: readonly ActionPlan[]
  onClose: () => void
}

/** Whom to call, and for each child what the allergies and the medicines ask for. */
export function PlansSheet({ plans, onClose }: PlansSheetProps) {
  const t = useT()
  const { number } = figuresOn('emergency', usePlaceAndDay())
  return (
    <Sheet open tall onClose={onClose} title={t('actionPlan.title')}>
      <Stack gap="1.25rem">
        <CallButton phone={number} />
        <ul className="list" style={{ gap: '1.25rem' }}>
          {plans.map((plan) => (
            <li key={plan.child.id}>
              <Plan {...plan} />
            </li>
          ))}
        </ul>
      </Stack>
    </Sheet>
  )
}

function Plan({ child, medicines }: ActionPlan) {
  const t = useT()
  return (
    <Stack gap="xs">
      <Group gap="sm" wrap="nowrap">
        <Portrait size="3.5rem" {...child} />
        <strong style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>{fullName(child)}</strong>
      </Group>
      <Allergies {...child} dietNote={null} />
      {medicines.map(({ id, name, dose, way, reason, note }) => (
        <div key={id}>
          <strong>{t('medicinePlan.what', { name, dose, way: t(`medicine.way.${way}`) })}</strong>
          <p>{t('medicinePlan.reason', { reason })}</p>
          {note && <p style={{ whiteSpace: 'pre-line' }}>{note}</p>}
        </div>
      ))}
      {medicines.length > 0 && (
        <Button
          variant="default"
          component={Link}
          to={to.medicineOfChild({ id: child.id })}
          style={{ justifySelf: 'start' }}
        >
          {t('medicinePlan.open')}
        </Button>
      )}
      <ChildPageLink child={child} />
    </Stack>
  )
}
