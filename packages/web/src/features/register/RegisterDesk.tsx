import { filterable } from '@daybook/contract/register/register.rules.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HeadActions } from '../../kit/HeadActions.tsx'
import type { Read } from '../../kit/Loaded.tsx'
import { SearchText } from '../../kit/SearchText.tsx'
import { useShortcut } from '../../kit/shortcuts.ts'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { TableList } from '../../platform/screens/TableList.tsx'
import { pageIn, whereIn } from '../../platform/screens/table.address.ts'
import { session } from '../../platform/session/current.ts'
import { useSayings } from '../fields/index.ts'
import { RegisterPage } from './RegisterPage.tsx'
import { RowStart } from './RegisterRow.tsx'
import { RegisterTools } from './RegisterTools.tsx'
import { RemoveSheet } from './RemoveSheet.tsx'
import { tableColumns } from './register.columns.ts'
import { tableQuery, treeQuery, type Wanted } from './register.data.ts'
import { depthsOf, flatRows, type RegisterKind, type RegisterSearch, type Row } from './register.view.ts'
import { useEmpty } from './useEmpty.ts'
import { useFieldOptions } from './useFieldOptions.ts'

interface RegisterDeskProps {
  kind: RegisterKind
  search: RegisterSearch
}

/** A register on a desk: a table of its fields, and the opened record beside it. */
export function RegisterDesk({ kind, search }: RegisterDeskProps) {
  const { text, sort } = search
  const wanted = { text, sort, where: whereIn(search, filterable(kind.register.fields)) }
  const Rows = kind.api.listTree ? TreeTable : PagedTable
  return <Rows kind={kind} search={search} wanted={wanted} />
}

interface TableProps extends RegisterDeskProps {
  wanted: Wanted
}

function PagedTable(props: TableProps) {
  const { list } = props.kind.api as Required<RegisterKind['api']>
  const query = tableQuery({ list }, { ...props.wanted, current: pageIn(props.search) })
  return <Table {...props} read={useQuery({ ...query, placeholderData: keepPreviousData })} />
}

/** The whole tree, children below their parent. */
function TreeTable(props: TableProps) {
  const { listTree } = props.kind.api as Required<RegisterKind['api']>
  const query = treeQuery({ listTree }, props.wanted)
  const read = useQuery({ ...query, placeholderData: keepPreviousData })
  const records = read.data && flatRows(read.data)
  const data = records && { records, total: records.length }
  return <Table {...props} read={{ ...read, data }} depths={depthsOf(read.data ?? [])} />
}

interface ReadTableProps extends TableProps {
  read: Read<{ records: readonly Row[]; total: number }>
  depths?: ReadonlyMap<string, number>
}

function Table({ kind, search, wanted, read, depths }: ReadTableProps) {
  const t = useT()
  const { name, register, BesideSearch } = kind
  const { id, text = '' } = search
  const mayEdit = session.can(register.edit)
  const sayings = useSayings(name, {})
  const options = useFieldOptions(name, register.fields, filterable(register.fields))
  const [removing, setRemoving] = useState<{ ids: readonly string[]; clear: () => void }>()
  const empty = useEmpty(kind, text !== '' || Object.keys(wanted.where ?? {}).length > 0)
  useShortcut('n', t('register.add'), () => void go(to[name]({ edit: 'new' })), mayEdit)
  const place = (changed: RegisterSearch) => to[name]({ ...search, ...changed })
  const close = () => void go(place({ id: '' }))
  const columns = tableColumns(kind, sayings, {
    nameHead: t('register.name'),
    options,
    start: (row) => <RowStart kind={kind} row={row} />,
  })
  return (
    <>
      <HeadActions>
        <RegisterTools kind={kind} wanted={wanted} />
      </HeadActions>
      <TableList<Row>
        name={name}
        title={wordsOf(`${name}.title`) ?? ''}
        columns={columns}
        read={read}
        at={search}
        place={place}
        empty={empty}
        search={
          <SearchText
            key={name}
            label={t('register.search')}
            text={text}
            onChange={(text) => void go(place({ text, page: '' }), { replace: true })}
          />
        }
        add={
          <>
            {BesideSearch && <BesideSearch />}
            {mayEdit && (
              <Button
                component={Link}
                to={to[name]({ edit: 'new' })}
                leftSection={<IconPlus size="1.25rem" aria-hidden="true" />}
              >
                {t('register.add')}
              </Button>
            )}
          </>
        }
        lead={(row, words) => <Link to={place({ id: row.id })}>{words}</Link>}
        opened={id}
        detail={
          id === undefined ? undefined : <RegisterPage key={id} kind={kind} id={id} onRemoved={close} />
        }
        onClose={close}
        several={
          mayEdit
            ? (rows, clear) => (
                <Button color="red" onClick={() => setRemoving({ ids: rows.map(({ id }) => id), clear })}>
                  {t('register.removeSome', { count: rows.length })}
                </Button>
              )
            : undefined
        }
        mayChoose={({ can }) => can.includes('remove')}
        depthOf={depths && (({ id }) => depths.get(id) ?? 0)}
      />
      <RemoveSheet
        kind={kind}
        ids={removing?.ids ?? []}
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        onRemoved={() => removing?.clear()}
      />
    </>
  )
}
