import { Box, Button } from '@mantine/core'
import { IconCalendarRepeat } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { PlanCard } from './PlanCard.tsx'
import { planQuery, startPlan } from './plan.data.ts'

export function PlanScreen() {
  const t = useT()
  const mayEdit = useSession().userProfile?.rights.includes('plan.edit') ?? false
  const read = useQuery(planQuery())
  return (
    <>
      <ListScreen
        read={read}
        head={
          <Box component="p" c="dimmed">
            {t(mayEdit ? 'plan.intro' : 'plan.readOnly')}
          </Box>
        }
        empty={{
          icon: <IconCalendarRepeat />,
          title: t('plan.empty'),
          hint: t('plan.emptyHint'),
          action: mayEdit && (
            <ThrottledButton variant="default" onClick={() => void startPlan().catch(() => undefined)}>
              {t('plan.start')}
            </ThrottledButton>
          ),
        }}
      >
        {(entry) => <PlanCard key={entry.id} entry={entry} />}
      </ListScreen>
      {mayEdit && (
        <ActionBar>
          <Button component={Link} to={to.planForm()}>
            {t('plan.add')}
          </Button>
        </ActionBar>
      )}
    </>
  )
}
