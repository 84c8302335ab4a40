import { Button, Stack } from '@mantine/core'
import { IconBuildingCommunity } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { Row } from '../../kit/Row.tsx'
import { SearchText } from '../../kit/SearchText.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { BackupStanding } from '../backup/BackupStanding.tsx'
import { centresQuery } from './centre.data.ts'
import { useStanding } from './useStanding.ts'

/** The centres of this installation, for its operator. */
export function CentresScreen() {
  const t = useT()
  const [text, setText] = useState('')
  const read = useInfiniteQuery(centresQuery(text))
  const standing = useStanding()
  const empty = text
    ? { title: t('centre.nothingFound') }
    : { icon: <IconBuildingCommunity />, title: t('centre.none'), hint: t('centre.noneHint') }
  return (
    <>
      <ListScreen
        read={read}
        head={
          <Stack gap="md">
            <BackupStanding />
            <SearchText label={t('centre.search')} text={text} onChange={setText} />
          </Stack>
        }
        empty={empty}
      >
        {(one) => (
          <li key={one.tenantId}>
            <Row
              as={Link}
              to={to.centre({ tenant: one.tenantId })}
              start={<IconBuildingCommunity size="1.5rem" aria-hidden="true" />}
              title={one.name}
              detail={standing(one)}
              end={one.tenantId}
            />
          </li>
        )}
      </ListScreen>
      <ActionBar>
        <Button component={Link} to={to.centreForm()}>
          {t('centre.new')}
        </Button>
      </ActionBar>
    </>
  )
}
