import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { PublicationWithVersions } from '@daybook/contract/receipt/receipt.kind.ts'
import type { ReceiptAnswer as Answer } from '@daybook/contract/receipt/receipt.rules.ts'
import { Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Choice } from '../../kit/Choice.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { FormScreen } from '../../kit/FormScreen.tsx'
import { Gone } from '../../kit/Gone.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { placeOf } from '../../platform/screens/places.ts'
import { Parts, type ReceiptPageProps } from './ReceiptPage.tsx'
import { act } from './receipt.act.ts'
import { publicationQuery } from './receipt.data.ts'
import { answerWords } from './receipt.view.ts'

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
  // A single possible answer is preselected.
  const only = answers.length === 1 ? answers[0] : undefined
  const [status, setStatus] = useState<Answer | undefined>(own?.answer ?? only)
  const [comment, setComment] = useState(own?.comment ?? '')
  function choose(answer: Answer) {
    setStatus(answer)
    // The comment of the earlier answer does not carry over to another answer.
    if (answer !== own?.answer && comment === own?.comment) setComment('')
  }
  const [wasSent, setWasSent] = useState(false)
  const [isSending, setIsSending] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    setWasSent(true)
    const { answer, confirm } = kind.api
    const call = answer ?? confirm
    if (!status || !call || isSending) return
    setIsSending(true)
    const mark = comment.trim()
    const input = { id, version, ...(answer && { status }), ...(mark && { mark }) }
    const isDone = await act(
      call,
      () => call(input as typeof input & { status: Answer }, { quiet: true }),
      t('receipt.answerSent'),
    ).finally(() => setIsSending(false))
    if (isDone) await go(placeOf(kind.receipt.page, { id }), { replace: true })
  }

  return (
    <FormScreen
      onSubmit={(event) => void send(event)}
      submit={only ? answerWords(t, kind.name, 'do', only) : t('receipt.send')}
      isSending={isSending}
    >
      <Parts kind={kind} publication={publication} />
      {More && <More publication={publication} />}
      <Section title={t('receipt.answer')}>
        {!only && (
          <Choice
            label={t('receipt.willYou')}
            options={answers.map((answer) => ({
              value: answer,
              label: answerWords(t, kind.name, 'do', answer),
            }))}
            value={status}
            onChange={choose}
            error={wasSent && !status ? t('field.REQUIRED') : undefined}
          />
        )}
        <Textarea
          mt="md"
          label={t('receipt.comment')}
          maxLength={500}
          autosize
          minRows={2}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      </Section>
    </FormScreen>
  )
}
