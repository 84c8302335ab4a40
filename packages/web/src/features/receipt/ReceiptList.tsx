import { Button, Stack } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { Chips } from '../../kit/Chips.tsx'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { SearchText } from '../../kit/SearchText.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { type Place, placeOf } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { ReceiptRow } from './ReceiptRow.tsx'
import { listQuery } from './receipt.data.ts'
import type { ListFilter, ReceiptKind } from './receipt.view.ts'

interface ReceiptListProps {
  kind: ReceiptKind
  filter: ListFilter
  /** The screen's address with these parameters. */
  place: (filter: ListFilter) => Place
}

/** The publications for the reader. Publishers see all of them. */
export function ReceiptList({ kind, filter, place }: ReceiptListProps) {
  const t = useT()
  const { userProfile } = useSession()
  const mayPublish = userProfile?.rights.includes('receipt.publish')
  const read = useInfiniteQuery(listQuery(kind, filter))
  const change = (changed: ListFilter) => void go(place({ ...filter, ...changed }), { replace: true })
  const shows = kind.receipt.span
    ? (['waiting', 'coming', 'past', 'withdrawn'] as const)
    : (['waiting', 'withdrawn'] as const)
  return (
    <>
      <ListScreen
        read={read}
        head={
          <Stack gap="sm">
            <SearchText
              label={t('receipt.search')}
              text={filter.text ?? ''}
              onChange={(text) => change({ text })}
            />
            <Chips
              label={t('receipt.show')}
              chips={[
                { value: '', label: t('receipt.show.all') },
                ...shows.map((show) => ({ value: show, label: t(`receipt.show.${show}`) })),
              ]}
              value={filter.show ?? ''}
              onChange={(show) => change({ show })}
            />
          </Stack>
        }
        empty={{
          icon: <SubjectIcon subject={kind.receipt.subject} size="large" />,
          title: t('receipt.empty'),
          hint: t('receipt.emptyHint'),
        }}
      >
        {(publication) => <ReceiptRow key={publication.id} kind={kind} publication={publication} />}
      </ListScreen>
      {mayPublish && (
        <ActionBar>
          <Button component={Link} to={placeOf(kind.receipt.form)}>
            {wordsOf(`${kind.name}.form`)}
          </Button>
        </ActionBar>
      )}
    </>
  )
}
