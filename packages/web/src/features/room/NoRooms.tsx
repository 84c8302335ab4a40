import { Button } from '@mantine/core'
import { IconDoor } from '@tabler/icons-react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { session } from '../../platform/session/current.ts'

/** Instead of a board, in a centre that has no room yet. */
export function NoRooms() {
  const t = useT()
  const add = (
    <Button component={Link} to={to.room({ edit: 'new' })}>
      {t('room.new')}
    </Button>
  )
  return (
    <EmptyState
      icon={<IconDoor />}
      title={t('room.none')}
      hint={t('room.noneHint')}
      action={session.can('room.edit') && add}
    />
  )
}
