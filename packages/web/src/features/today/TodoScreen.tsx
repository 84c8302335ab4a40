import { type AwaitedFrom, awaitedFrom } from '@daybook/contract/today/today.rules.ts'
import { Stack } from '@mantine/core'
import { IconChecklist } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { PullToRefresh } from '../../kit/PullToRefresh.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { DecideSeveral } from './DecideSeveral.tsx'
import { ForYouRow } from './ForYouRow.tsx'
import { type Awaited, requestsQuery, todoQuery } from './today.data.ts'

/** Everything that waits for this person, whichever feature it is of, the oldest due first: what nobody else can do, what
 *  a colleague can do too, and what waits for somebody else. Each opens its page. */
export function TodoScreen() {
  const t = useT()
  const read = useQuery(todoQuery())
  const total = useQuery(requestsQuery()).data?.total ?? 0
  return (
    <PullToRefresh onRefresh={read.refetch}>
      <Loaded read={read} skeleton="list">
        {(awaited) =>
          awaited.length === 0 ? (
            <EmptyState
              icon={<IconChecklist />}
              title={t('today.nothingToDo')}
              hint={t('today.nothingToDoHint')}
            />
          ) : (
            <Stack p="0.75rem var(--gutter)" gap="1.25rem">
              <More count={total - awaited.filter(({ whose }) => whose !== 'others').length} />
              {awaitedFrom.map((whose) => (
                <Part key={whose} whose={whose} awaited={awaited.filter((one) => one.whose === whose)} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </PullToRefresh>
  )
}

/** Of each kind the list has the first 100 (`mostRows`), and the number on home has all of them. */
function More({ count }: { count: number }) {
  const t = useT()
  return count > 0 ? <p role="status">{t('today.moreForYou', { count })}</p> : null
}

function Part({ whose, awaited }: { whose: AwaitedFrom; awaited: Awaited[] }) {
  const t = useT()
  if (awaited.length === 0) return null
  return (
    <Section title={t(`today.whose.${whose}`)} aside={whose !== 'others' && awaited.length} flush>
      {whose === 'shared' && <DecideSeveral awaited={awaited} />}
      <ul className="list">
        {awaited.map((one) => (
          <ForYouRow key={`${one.name} ${one.id}`} awaited={one} />
        ))}
      </ul>
    </Section>
  )
}
