import { statusKeys } from '@daybook/contract/kernel/dictionaries.ts'
import { isTree } from '@daybook/contract/register/register.rules.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { Section } from '../../kit/Section.tsx'
import { Warning } from '../../kit/Warning.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { goBack } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { FieldFacts, saysAny, useSayings } from '../fields/index.ts'
import { RegisterHistory } from './RegisterHistory.tsx'
import { RemoveSheet } from './RemoveSheet.tsx'
import { rowQuery } from './register.data.ts'
import { namesOf, type RegisterKind, type Row, sectionsOf, titleOf } from './register.view.ts'

interface RegisterPageProps {
  kind: RegisterKind
  id: string
  /** Goes back, unless the page stands beside its list. */
  onRemoved?: () => void
}

/** The page of a record with its fields, its history and the reader's actions. */
export function RegisterPage({ kind, id, onRemoved = goBack }: RegisterPageProps) {
  const t = useT()
  const read = useQuery(rowQuery(kind, id))
  const [isAsked, setIsAsked] = useState(false)
  const { can = [] } = read.data ?? {}
  return (
    <>
      {read.data && <HeadActions title={titleOf(kind, read.data)} />}
      <DetailScreen
        read={read}
        {...(can.length > 0 && {
          actions: () => (
            <>
              {can.includes('remove') && (
                <Button variant="default" onClick={() => setIsAsked(true)}>
                  {t('register.remove')}
                </Button>
              )}
              {isTree(kind.register.fields) && (
                <Button variant="default" component={Link} to={to[kind.name]({ edit: 'new', under: id })}>
                  {t('register.addUnder')}
                </Button>
              )}
              {can.includes('edit') && (
                <Button component={Link} to={to[kind.name]({ id, edit: 'change' })}>
                  {t('register.edit')}
                </Button>
              )}
            </>
          ),
        })}
      >
        {(row) => <Whole kind={kind} row={row} />}
      </DetailScreen>
      <RemoveSheet
        kind={kind}
        ids={[id]}
        open={isAsked}
        onClose={() => setIsAsked(false)}
        onRemoved={onRemoved}
      />
    </>
  )
}

function Whole({ kind, row }: { kind: RegisterKind; row: Row }) {
  const t = useT()
  const { fields } = kind.register
  const sayings = useSayings(kind.name, namesOf(kind, row), row.files)
  return (
    <>
      {row.status === statusKeys.ended && <Warning>{t('register.ended')}</Warning>}
      {kind.Body && <kind.Body row={row} />}
      {(kind.Body ? [] : sectionsOf(kind))
        .filter(({ fields: names }) => saysAny(row, names))
        .map(({ title, fields: only }) => (
          <Section key={title ?? 'all'} {...(title && { title: t(title) })}>
            <FieldFacts fields={fields} only={only} values={row} sayings={sayings} marks={kind.marks} />
          </Section>
        ))}
      {kind.More && <kind.More row={row} />}
      <RegisterHistory kind={kind} row={row} />
    </>
  )
}
