import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { choice, longText } from '@daybook/contract/kernel/fields.ts'
import type { PublicationWithVersions } from '@daybook/contract/receipt/receipt.kind.ts'
import type { ReceiptAnswer as Answer } from '@daybook/contract/receipt/receipt.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Gone } from '../../kit/Gone.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { placeOf } from '../../platform/screens/places.ts'
import { FieldInputs, FieldsScreen, useFieldsForm } from '../fields/index.ts'
import { Parts, type ReceiptPageProps } from './ReceiptPage.tsx'
import { act } from './receipt.act.ts'
import { publicationQuery } from './receipt.data.ts'
import { answerWords } from './receipt.view.ts'

const comment = longText(500, { rows: 2 })

/** The form for an answer with a comment. */
export function ReceiptAnswer({ kind, id = '', More }: Pick<ReceiptPageProps, 'kind' | 'id' | 'More'>) {
  const t = useT()
  const read = useQuery({ ...publicationQuery(kind, id), enabled: id !== '' })
  if (id === '') return <Gone />
  return (
    <Loaded read={read} skeleton="page">
      {(publication) =>
        publication.can.includes('answer') ? (
          <AnswerForm kind={kind} publication={publication} More={More} />
        ) : (
          <EmptyState
            title={t(publication.state === 'withdrawn' ? 'error.PUBLICATION_WITHDRAWN' : 'receipt.notAsked')}
          />
        )
      }
    </Loaded>
  )
}

interface AnswerFormProps extends Pick<ReceiptPageProps, 'kind' | 'More'> {
  publication: PublicationWithVersions<Values>
}

function AnswerForm({ kind, publication, More }: AnswerFormProps) {
  const t = useT()
  const { id, own } = publication
  // The answer is for the version that was shown when the form opened.
  const [version] = useState(publication.version)
  const { answers } = kind.receipt
  // A single possible answer needs no choice.
  const only = answers.length === 1 ? answers[0] : undefined
  const words = (answer: Answer) => answerWords(t, kind.name, 'do', answer)
  const form = useFieldsForm({
    pack: 'receipt',
    fields: only ? { comment } : { status: choice(answers, { required: true }), comment },
    stored: { status: own?.answer ?? null, comment: own?.comment ?? null },
    labels: { status: t('receipt.willYou') },
    options: { status: answers.map((answer) => ({ value: answer, label: words(answer) })) },
    draft: `answer.${id}.${version}`,
    onChange({ status, comment: typed }) {
      // The comment of the earlier answer does not carry over to another answer.
      if (status !== own?.answer && typed && typed === own?.comment) form.state.set('comment', '')
    },
  })

  async function send(values: Values) {
    const status = (values.status ?? only) as Answer | undefined
    const mark = values.comment as string | null
    const { answer, confirm } = kind.api
    const call = answer ?? confirm
    if (!status || !call) return false
    const input = { id, version, ...(answer && { status }), ...(mark && { mark }) }
    const isDone = await act(
      call,
      () => call(input as typeof input & { status: Answer }, { quiet: true }),
      t('receipt.answerSent'),
    )
    if (isDone) await go(placeOf(kind.receipt.page, { id }), { replace: true })
    return isDone
  }

  return (
    <FieldsScreen form={form} onSend={send} submit={only ? words(only) : t('receipt.send')}>
      <Parts kind={kind} publication={publication} />
      {More && <More publication={publication} />}
      <Section title={t('receipt.answer')}>
        <FieldInputs />
      </Section>
    </FieldsScreen>
  )
}
