import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { StateScreen } from '../../kit/StateScreen.tsx'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'

/** Names the missing right, so that users know what to ask for. */
export function Denied({ right = '' }: { right?: string }) {
  const t = useT()
  return (
    <StateScreen
      icon={<IconLock />}
      title={t('app.denied')}
      hint={t('app.deniedHint', { right: wordsOf(`role.rights.${right}`) ?? right })}
      action={
        <Button component={Link} to={placeOf('/')}>
          {t('kit.home')}
        </Button>
      }
    />
  )
}
