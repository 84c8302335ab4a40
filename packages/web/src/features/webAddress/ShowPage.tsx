import { Button } from '@mantine/core'
import { IconWorld } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import type { RegisterRow } from '../register/index.ts'

export function ShowPage({ row }: { row: RegisterRow }) {
  const t = useT()
  return (
    <Button
      variant="default"
      component={Link}
      to={to.webView({ url: String(row.address) })}
      leftSection={<IconWorld size="1.25rem" aria-hidden="true" />}
    >
      {t('webAddress.show')}
    </Button>
  )
}
