import { ActionIcon, Button } from '@mantine/core'
import { IconListCheck, IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { type Empty, ListScreen } from '../../kit/ListScreen.tsx'
import { SearchText } from '../../kit/SearchText.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import styles from './Register.module.css'
import { RegisterRow } from './RegisterRow.tsx'
import { RegisterTools } from './RegisterTools.tsx'
import { RemoveSheet } from './RemoveSheet.tsx'
import { pagesQuery, treeQuery } from './register.data.ts'
import type { RegisterKind, Row } from './register.view.ts'
import { useEmpty } from './useEmpty.ts'

/** The rows of a register with search, and removal of several rows at once. */
export function RegisterList({ kind, text }: { kind: RegisterKind; text: string }) {
  const t = useT()
  const { rights = [] } = useSession().userProfile ?? {}
  const mayEdit = rights.includes(kind.register.edit)
  const [chosen, setChosen] = useState<readonly string[]>()
  const [isAsked, setIsAsked] = useState(false)
  const toggle = (id: string) =>
    setChosen((all = []) => (all.includes(id) ? all.filter((other) => other !== id) : [...all, id]))

  const search = (
    <SearchText
      label={t('register.search')}
      text={text}
      onChange={(wanted) => void go(to[kind.name]({ text: wanted }), { replace: true })}
    />
  )
  const { BesideSearch } = kind
  const head = BesideSearch ? (
    <div className={styles.searchLine}>
      {search}
      <BesideSearch />
    </div>
  ) : (
    search
  )
  const empty = useEmpty(kind, text !== '')
  const renderRow = (row: Row, depth = 0) => (
    <RegisterRow
      key={row.id}
      kind={kind}
      row={row}
      depth={depth}
      {...(chosen && { isChosen: chosen.includes(row.id), onToggle: () => toggle(row.id) })}
    />
  )

  return (
    <>
      <HeadActions>
        {mayEdit && (
          <ActionIcon
            variant="subtle"
            size={48}
            c="var(--bar-text)"
            aria-label={t('register.select')}
            aria-pressed={chosen !== undefined}
            onClick={() => setChosen(chosen ? undefined : [])}
          >
            <IconListCheck size="1.5rem" aria-hidden="true" />
          </ActionIcon>
        )}
        <RegisterTools kind={kind} wanted={{ text }} />
      </HeadActions>
      {kind.api.listTree ? (
        <Tree kind={kind} text={text} head={head} empty={empty} renderRow={renderRow} />
      ) : (
        <Pages kind={kind} text={text} head={head} empty={empty} renderRow={renderRow} />
      )}
      {mayEdit && (
        <ActionBar>
          {chosen ? (
            <>
              <Button variant="default" onClick={() => setChosen(undefined)}>
                {t('register.cancel')}
              </Button>
              <Button color="red" disabled={chosen.length === 0} onClick={() => setIsAsked(true)}>
                {t('register.removeSome', { count: chosen.length })}
              </Button>
            </>
          ) : (
            <Button
              component={Link}
              to={to[kind.name]({ edit: 'new' })}
              leftSection={<IconPlus size="1.25rem" aria-hidden="true" />}
            >
              {t('register.add')}
            </Button>
          )}
        </ActionBar>
      )}
      <RemoveSheet
        kind={kind}
        ids={chosen ?? []}
        open={isAsked}
        onClose={() => setIsAsked(false)}
        onRemoved={() => setChosen(undefined)}
      />
    </>
  )
}

interface RowsProps {
  kind: RegisterKind
  text: string
  head: React.ReactNode
  empty: Empty
  renderRow: (row: Row, depth?: number) => React.ReactNode
}

function Pages({ kind: { api }, text, renderRow, ...rest }: RowsProps) {
  const read = useInfiniteQuery(pagesQuery(api as Required<typeof api>, { text }))
  return (
    <ListScreen read={read} {...rest}>
      {(row) => renderRow(row)}
    </ListScreen>
  )
}

/** The whole tree, children below their parent. */
function Tree({ kind: { api }, text, renderRow, ...rest }: RowsProps) {
  const read = useQuery(treeQuery(api as Required<typeof api>, { text }))
  const branch = (row: Row, depth: number): React.ReactNode[] => [
    renderRow(row, depth),
    ...(row.children ?? []).flatMap((child) => branch(child, depth + 1)),
  ]
  return (
    <ListScreen read={read} {...rest}>
      {(row) => branch(row, 0)}
    </ListScreen>
  )
}
