import { Box } from '@mantine/core'
import { IconUserOff } from '@tabler/icons-react'
import type { Person } from '../../kit/names.ts'
import { useT } from '../../platform/i18n/language.ts'
import { nameHere } from './attendance.data.ts'

interface BarredProps {
  names: readonly string[]
  /** The child, where several are shown. */
  of?: Person | undefined
}

/** Who may not pick a child up, in red. */
export function Barred({ names, of }: BarredProps) {
  const t = useT()
  if (names.length === 0) return null
  const said = t('attendance.mayNotCollect', { names: names.join(t('care.comma')) })
  return (
    <Box
      component="p"
      className="line"
      p="0.625rem 0.875rem"
      fw={600}
      c="var(--overdue)"
      bg="var(--overdue-tint)"
      bdrs="md"
    >
      <IconUserOff size="1.25rem" aria-hidden="true" style={{ flex: 'none' }} />
      <span>{of ? t('attendance.barredFrom', { name: nameHere(of), said }) : said}</span>
    </Box>
  )
}
