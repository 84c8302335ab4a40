import { Button } from '@mantine/core'
import { IconDeviceTablet } from '@tabler/icons-react'
import { isDoor } from '../../platform/door.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'

/** On the tablet at the door: Back, a restart or an address leads to the sign-in page, and this leads back. */
export function DoorLink() {
  const t = useT()
  if (!isDoor()) return null
  return (
    <Button
      component={Link}
      to={to.checkInOut()}
      variant="default"
      size="lg"
      leftSection={<IconDeviceTablet size="1.25rem" aria-hidden="true" />}
    >
      {t('auth.door')}
    </Button>
  )
}
