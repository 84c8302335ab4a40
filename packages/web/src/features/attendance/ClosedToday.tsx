import { Group } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'

/** Why no child is expected today; nothing while the centre is open.
 *  @param reason a public holiday, or what the centre has entered */
export function ClosedToday({ reason }: { reason: string | null | undefined }) {
  const t = useT()
  if (!reason) return null
  return (
    <Group role="note" gap="sm" wrap="nowrap" p="0.75rem 1rem" bdrs="md" bg="var(--blue-tint)">
      <IconCalendarOff size="1.25rem" style={{ flex: 'none' }} aria-hidden="true" />
      <span>{t('attendance.closedToday', { reason })}</span>
    </Group>
  )
}
