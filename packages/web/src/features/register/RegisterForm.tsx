import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Field, Fields } from '@daybook/contract/kernel/fields.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { Warning } from '../../kit/Warning.tsx'
import { ApiError } from '../../platform/api/api.error.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { goBack, rememberPlace } from '../../platform/screens/navigate.ts'
import { FieldInputs, FieldsScreen, useFieldsForm } from '../fields/index.ts'
import { rowQuery, submitRow } from './register.data.ts'
import { namesOf, type RegisterKind, type Row, sectionsOf, titleOf } from './register.view.ts'

interface RegisterFormProps {
  kind: RegisterKind
  /** The record to change; undefined for a new record. */
  id?: string | undefined
  /** The parent of a new row in a tree. */
  under?: string | undefined
}

export function RegisterForm({ kind, id, under }: RegisterFormProps) {
  if (id !== undefined) return <Change kind={kind} id={id} />
  if (under !== undefined) return <Under kind={kind} under={under} />
  return kind.startWith ? <Started kind={kind} startWith={kind.startWith} /> : <Filled kind={kind} />
}

function Change({ kind, id }: { kind: RegisterKind; id: string }) {
  const read = useQuery(rowQuery(kind, id))
  return (
    <Loaded read={read} skeleton="page">
      {(row) => <Filled kind={kind} row={row} />}
    </Loaded>
  )
}

/** A new row in a tree, prefilled from its parent, such as with the code of the dictionary. */
function Under({ kind, under }: { kind: RegisterKind; under: string }) {
  const read = useQuery(rowQuery(kind, under))
  return (
    <Loaded read={read} skeleton="page">
      {({ code = null }) => <Filled kind={kind} initial={{ parentId: under, code }} />}
    </Loaded>
  )
}

/** A new row that is prefilled by the kind, such as with the steps in force today. */
function Started({ kind, startWith }: { kind: RegisterKind; startWith: () => Promise<Values> }) {
  const read = useQuery({ queryKey: [kind.name, 'startWith'], queryFn: startWith, gcTime: 0 })
  return (
    <Loaded read={read} skeleton="page">
      {(initial) => <Filled kind={kind} initial={initial} />}
    </Loaded>
  )
}

function Filled({ kind, row, initial }: { kind: RegisterKind; row?: Row; initial?: Values }) {
  const t = useT()
  // Keeps the record that the person started from, because it may be refetched while they type.
  const [start] = useState(row)
  const { problems, asksWhetherSame } = kind.register
  /** That somebody may be here already. */
  const [question, setQuestion] = useState<string>()
  const isAnother = useRef(false)
  const fields = start ? kind.register.fields : newFields(kind.register)
  const form = useFieldsForm({
    pack: kind.name,
    fields,
    stored: start ?? initial,
    names: start && namesOf(kind, start),
    files: start?.files,
    draft: `${kind.name}.${start ? `${start.id}.${start.version}` : 'new'}`,
    problems: (values) => problems?.(values) ?? {},
  })

  async function save(values: Values) {
    const isStillHere = rememberPlace()
    const known = start ? { id: start.id, version: start.version } : { newId: form.ownId }
    const asked = !start && asksWhetherSame && { isAnother: isAnother.current }
    isAnother.current = false
    setQuestion(undefined)
    try {
      await submitRow(kind, { ...known, ...asked, ...values })
    } catch (error) {
      if (!(error instanceof ApiError) || error.key !== asksWhetherSame) throw error
      setQuestion(errorWords(error))
      return false
    }
    showToast(t('register.saved'))
    if (isStillHere()) goBack()
    return true
  }

  return (
    <>
      <HeadActions title={start ? titleOf(kind, start) : wordsOf(`${kind.name}.new`)} />
      <FieldsScreen form={form} onSend={save} submit={t('register.save')}>
        {sectionsOf(kind).map(({ title, fields: only }) => (
          <Section key={title ?? 'all'} {...(title && { title: t(title) })}>
            <FieldInputs only={only.filter((name) => name in fields)} />
          </Section>
        ))}
        {question && (
          <Warning isNews>
            <strong>{question}</strong>
            <span>{t('register.isAnother')}</span>
            <Button
              type="submit"
              variant="default"
              loading={form.isSending}
              onClick={() => {
                isAnother.current = true
              }}
            >
              {t('register.addAnyway')}
            </Button>
          </Warning>
        )}
      </FieldsScreen>
    </>
  )
}

/** A new row comes without what the server makes, and without a password: people are invited to choose their own. */
function newFields({ fields, made = [] }: RegisterKind['register']): Fields {
  const isAsked = ([name, field]: [string, Field]) =>
    !made.includes(name) && !(field.kind === 'text' && field.format === 'password')
  return Object.fromEntries(Object.entries(fields).filter(isAsked))
}
