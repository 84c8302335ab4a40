import { Button } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOnMap } from '../fields/index.ts'
import type { RegisterRow } from '../register/index.ts'
import type { KnownPlace } from './place.data.ts'

export function OpenOnMap({ row }: { row: RegisterRow }) {
  const t = useT()
  return (
    <Button
      variant="default"
      component={Link}
      // The row of this register.
      to={placeOnMap(row as RegisterRow & KnownPlace)}
      leftSection={<IconMapPin size="1.25rem" aria-hidden="true" />}
    >
      {t('place.open')}
    </Button>
  )
}
