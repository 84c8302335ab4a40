import { Button } from '@mantine/core'
import { IconMapSearch } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'
import { StateScreen } from './StateScreen.tsx'

export function NotFound() {
  const t = useT()
  return (
    <StateScreen
      icon={<IconMapSearch />}
      title={t('app.notFound')}
      hint={t('app.notFoundHint')}
      action={
        <Button component={Link} to={placeOf('/')}>
          {t('app.home')}
        </Button>
      }
    />
  )
}
