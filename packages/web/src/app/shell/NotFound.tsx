import { Button } from '@mantine/core'
import { IconMapSearch } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { StateScreen } from '../../kit/StateScreen.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'

export function NotFound() {
  const t = useT()
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <StateScreen
      icon={<IconMapSearch />}
      title={t('app.notFound')}
      hint={t('app.notFoundHint', { path })}
      action={
        <Button component={Link} to={placeOf('/')}>
          {t('kit.home')}
        </Button>
      }
    />
  )
}
