import { Button } from '@mantine/core'
import { IconPlus, IconRoute } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { Row } from '../../kit/Row.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { processesQuery } from './processEditor.data.ts'

/** The processes of the centre that have a form of their own. */
export function ProcessesScreen() {
  const t = useT()
  const read = useQuery({
    ...processesQuery(),
    select: (groups) => groups.flatMap(({ processList }) => processList.filter(({ formKey }) => !formKey)),
  })
  return (
    <>
      <ListScreen
        read={read}
        empty={{
          icon: <IconRoute />,
          title: t('processEditor.none'),
          hint: t('processEditor.noneHint'),
        }}
        head={<p>{t('processEditor.intro')}</p>}
      >
        {({ id, name, category, version }) => (
          <li key={id}>
            <Row
              as={Link}
              to={to.processForm({ id })}
              start={<IconRoute size="1.5rem" aria-hidden="true" />}
              title={name}
              detail={category}
              end={t('processEditor.version', { number: version })}
            />
          </li>
        )}
      </ListScreen>
      <ActionBar>
        <Button
          component={Link}
          to={to.processForm({})}
          leftSection={<IconPlus size="1.25rem" aria-hidden="true" />}
        >
          {t('processEditor.make')}
        </Button>
      </ActionBar>
    </>
  )
}
