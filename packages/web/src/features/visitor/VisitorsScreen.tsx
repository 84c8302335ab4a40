import { Button, Group } from '@mantine/core'
import { IconHistory, IconUserPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { session } from '../../platform/session/current.ts'
import { VisitorRow } from './VisitorRow.tsx'
import { hereQuery } from './visitor.data.ts'

/** The visitors who are in the house now. */
export function VisitorsScreen() {
  const t = useT()
  const read = useInfiniteQuery(hereQuery())
  return (
    <>
      <ListScreen
        read={read}
        head={
          <Group wrap="nowrap" gap="0" align="stretch" justify="flex-end">
            <Button
              component={Link}
              to={to.visitorHistory()}
              variant="default"
              leftSection={<IconHistory size="1.25rem" aria-hidden="true" />}
            >
              {t('visitor.history')}
            </Button>
          </Group>
        }
        empty={{
          icon: <SubjectIcon subject="visitor" size="large" />,
          title: t('visitor.nobody'),
          hint: t('visitor.nobodyHint'),
        }}
      >
        {(visit) => <VisitorRow key={visit.id} visit={visit} />}
      </ListScreen>
      {session.can('visitor.receive') && (
        <ActionBar>
          <Button
            component={Link}
            to={to.newVisitor()}
            leftSection={<IconUserPlus size="1.25rem" aria-hidden="true" />}
          >
            {t('visitor.signIn')}
          </Button>
        </ActionBar>
      )}
    </>
  )
}
