import { Button } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { Greeting } from './Greeting.tsx'
import { may } from './today.data.ts'

/** Home of whoever sees no centre's day, such as the platform's operator. */
export function NoCentre({ now }: { now: number }) {
  const t = useT()
  const session = useSession()
  return (
    <>
      <Greeting now={now} />
      <EmptyState
        icon={<IconShieldLock />}
        title={t('today.operator')}
        hint={t('today.operatorHint')}
        action={
          may(session, 'centre.make') && (
            <Button component={Link} to={to.centres()}>
              {t('centre.centres')}
            </Button>
          )
        }
      />
    </>
  )
}
