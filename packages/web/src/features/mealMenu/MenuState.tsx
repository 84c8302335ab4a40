import { statusKeys } from '@daybook/contract/kernel/dictionaries.ts'
import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { LoadedPart } from '../../kit/LoadedPart.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import type { RegisterRow } from '../register/index.ts'
import { planQuery } from './mealMenu.data.ts'

/** Who sees the menu, and the way to its weeks. */
export function MenuState({ row }: { row: RegisterRow }) {
  const t = useT()
  const read = useQuery(planQuery(row.id))
  return (
    <LoadedPart read={read}>
      {({ id, publishedAt }) => (
        <Section>
          <Stack gap="sm" align="flex-start">
            <p>{t(publishedAt ? 'mealMenu.published' : 'mealMenu.draft')}</p>
            {row.status === statusKeys.inUse && (
              <Button component={Link} to={to.mealMenuPlan({ id })}>
                {t('mealMenu.plan')}
              </Button>
            )}
          </Stack>
        </Section>
      )}
    </LoadedPart>
  )
}
