import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayAt, monthsOld } from '@daybook/contract/kernel/dates.ts'
import { Box, Group, Stack } from '@mantine/core'
import { ageParts } from '../../kit/age.ts'
import { useNow } from '../../kit/clock.ts'
import { Portrait } from '../../kit/Face.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { Allergies } from '../child/index.ts'
import type { MedicineChild } from './medicinePlan.plan.ts'

/** Before a dose: face, full name, age and allergies, so that no other child gets it. */
export function ChildBefore({ child }: { child: MedicineChild }) {
  const t = useT()
  const day = dayAt(new Date(useNow()), useTimeZone())
  const { unit, count } = ageParts(monthsOld(child.birthDate, day))
  return (
    <Stack gap="sm">
      <Group gap="0.75rem 1rem">
        <Portrait size="5.5rem" {...child} />
        <Box flex={1} miw="9rem">
          <Box component="p" fz="lg" fw={650} lh={1.25}>
            {fullName(child)}
          </Box>
          <p className="dim">{t(unit === 'months' ? 'kit.monthsOldLong' : 'kit.yearsOldLong', { count })}</p>
        </Box>
      </Group>
      <Allergies {...child} />
    </Stack>
  )
}
