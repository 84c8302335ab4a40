import { fullName } from '@daybook/contract/child/child.rules.ts'
import type { BirthdayItem } from '@daybook/contract/today/today.contract.ts'
import { Box } from '@mantine/core'
import { IconCake } from '@tabler/icons-react'
import { Portrait } from '../../kit/Face.tsx'
import { Row } from '../../kit/Row.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'

export function BirthdayRow({ birthday: { child, turns, page } }: { birthday: BirthdayItem }) {
  const t = useT()
  return (
    <Box component="li" __vars={{ '--surface': 'var(--soon-tint)' }}>
      <Row
        as={Link}
        to={placeOf(page)}
        start={
          <Box component="span" __vars={{ '--portrait': '2.75rem' }}>
            <Portrait {...child} />
          </Box>
        }
        title={
          <Box component="span" fw={600}>
            {t('today.turns', { name: fullName(child), age: turns })}
          </Box>
        }
        detail={
          <Box component="span" className="line" display="inline-flex" style={{ gap: '0.375rem' }}>
            <IconCake size="1rem" aria-hidden="true" />
            {[t('today.birthday'), child.roomName].filter(Boolean).join(' · ')}
          </Box>
        }
      />
    </Box>
  )
}
