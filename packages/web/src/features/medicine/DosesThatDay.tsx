import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useStore } from '../../kit/store.ts'
import { Warning } from '../../kit/Warning.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { waiting } from '../../platform/outbox/current.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { dosesOf, dosesQuery, dosesThatDay, doseWords } from './medicine.doses.ts'

/** Right under the child's name: what the child has had already on that day. */
export function DosesThatDay({ id, values }: { id: string; values: Values }) {
  const t = useT()
  const timeZone = useTimeZone()
  const entries = useStore(waiting)
  const { data, isLoading } = useQuery(dosesQuery)
  if (typeof values.childId !== 'string') return null
  const doses = dosesThatDay(dosesOf(data?.records ?? [], entries), { id, values, timeZone })
  const lines = doses.map((dose) => doseWords(t, dose, timeZone))
  if (!data && !isLoading) lines.push(t('medicine.unknown'))
  if (lines.length === 0) return null
  return (
    <Stack gap="xs" mt="xs">
      {lines.map((line) => (
        <Warning key={line} isNews>
          <p>{line}</p>
        </Warning>
      ))}
    </Stack>
  )
}
