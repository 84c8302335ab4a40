import { child } from '@daybook/contract/child/child.contract.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { Button } from '@mantine/core'
import { IconListCheck, IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { Row } from '../../kit/Row.tsx'
import { client } from '../../platform/api/client.ts'
import { useT } from '../../platform/i18n/language.ts'
import { justRead, pagedQuery } from '../../platform/query/query.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'

/** Read again whenever its screen opens. */
const waitingQuery = () => ({ ...pagedQuery(client(child).listWaiting, {}), staleTime: justRead })

/** The children without a place, who has waited longest first. An enrolment in their record takes them off. */
export function WaitingListScreen() {
  const t = useT()
  const dayWords = useDayWords()
  const read = useInfiniteQuery(waitingQuery())
  return (
    <>
      <ListScreen
        read={read}
        empty={{ icon: <IconListCheck />, title: t('child.nobodyWaits'), hint: t('child.nobodyWaitsHint') }}
      >
        {(one) => (
          <li key={one.id}>
            <Row
              as={Link}
              to={to.child({ id: one.id })}
              title={fullName(one)}
              detail={[
                t('child.waitsSince', { day: dayWords(one.waitingSince, 'shortDate') }),
                t('child.bornOn', { day: dayWords(one.birthDate, 'shortDate') }),
                one.wantedFrom && t('child.wantsFrom', { day: dayWords(one.wantedFrom, 'shortDate') }),
                one.roomName,
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          </li>
        )}
      </ListScreen>
      <ActionBar>
        <Button
          component={Link}
          to={to.child({ edit: 'new' })}
          leftSection={<IconPlus size="1.25rem" aria-hidden="true" />}
        >
          {t('child.addWaiting')}
        </Button>
      </ActionBar>
    </>
  )
}
