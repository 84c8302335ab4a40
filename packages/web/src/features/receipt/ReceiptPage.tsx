import { isEmpty, type Values } from '@daybook/contract/kernel/fields.check.ts'
import type { PublicationWithVersions } from '@daybook/contract/receipt/receipt.kind.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { Gone } from '../../kit/Gone.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { type Place, placeOf } from '../../platform/screens/places.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { FieldFacts, useSayings } from '../fields/index.ts'
import { PublicationHead } from './PublicationHead.tsx'
import styles from './Receipt.module.css'
import { act } from './receipt.act.ts'
import { publicationQuery } from './receipt.data.ts'
import { answerWords, type ReceiptKind } from './receipt.view.ts'
import { WithdrawSheet } from './WithdrawSheet.tsx'

type Whole = PublicationWithVersions<Values>

export interface ReceiptPageProps {
  kind: ReceiptKind
  id?: string | undefined
  /** The page of who has read and answered it. */
  people: (search: { id: string }) => Place
  /** The page of the answer form, for kinds with several answers. */
  answer?: ((search: { id: string }) => Place) | undefined
  /** Further content of the kind. */
  More?: ComponentType<{ publication: Whole }> | undefined
}

/** The page of a publication. Opening it marks it as read. The button confirms the version that is shown. */
export function ReceiptPage(props: ReceiptPageProps) {
  const { kind, id = '', people, More } = props
  const read = useQuery({ ...publicationQuery(kind, id), enabled: id !== '' })
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  useMarkRead(kind, read.data)
  if (id === '') return <Gone />
  return (
    <>
      <DetailScreen
        read={read}
        {...(read.data?.can.some((ability) => ability !== 'seePeople' && ability !== 'remind') && {
          actions: (publication: Whole) => (
            <Actions {...props} publication={publication} onWithdraw={() => setIsWithdrawing(true)} />
          ),
        })}
      >
        {(publication) => (
          <>
            <PublicationHead kind={kind} publication={publication} people={people} />
            <Parts kind={kind} publication={publication} without="title" />
            {More && <More publication={publication} />}
            <Versions versions={publication.versions} />
          </>
        )}
      </DetailScreen>
      <WithdrawSheet kind={kind} id={id} open={isWithdrawing} onClose={() => setIsWithdrawing(false)} />
    </>
  )
}

/** Marks the version as read, once. Offline it stays unread. */
function useMarkRead({ api }: ReceiptKind, publication: Whole | undefined): void {
  const unread = publication?.own?.readAt === null ? publication.id : undefined
  const mark = useEffectEvent(async (id: string) => {
    try {
      receiveAnswer(api.markRead.id, await api.markRead({ id }, { quiet: true, background: true }))
    } catch {
      // The next opening tries again.
    }
  })
  useEffect(() => {
    if (unread) void mark(unread)
  }, [unread])
}

interface ActionsProps extends ReceiptPageProps {
  publication: Whole
  onWithdraw: () => void
}

function Actions({ kind, publication, answer, onWithdraw }: ActionsProps) {
  const t = useT()
  const { id, version, can, own } = publication
  const { confirm } = kind.api
  return (
    <>
      {can.includes('withdraw') && (
        <Button variant="default" onClick={onWithdraw}>
          {wordsOf(`${kind.name}.withdraw`) ?? t('receipt.withdraw')}
        </Button>
      )}
      {can.includes('change') && (
        <Button variant="default" component={Link} to={placeOf(kind.receipt.form, { id })}>
          {t('receipt.change')}
        </Button>
      )}
      {can.includes('answer') && confirm && !answer && (
        <Button
          onClick={() =>
            void act(confirm, () => confirm({ id, version }, { quiet: true }), t('receipt.confirmed'))
          }
        >
          {answerWords(t, kind.name, 'do', 'confirmed')}
        </Button>
      )}
      {can.includes('answer') && answer && (
        <Button variant={own?.answer ? 'default' : 'filled'} component={Link} to={answer({ id })}>
          {t(own?.answer ? 'receipt.answerAgain' : 'receipt.answer')}
        </Button>
      )}
    </>
  )
}

interface PartsProps {
  kind: ReceiptKind
  publication: Whole
  /** A field that the page already shows elsewhere. */
  without?: string
}

export function Parts({ kind, publication: { detail, names, files }, without }: PartsProps) {
  const t = useT()
  const sayings = useSayings(kind.name, names, files)
  return kind.sections.map(({ title, fields }) => {
    const only = fields.filter((name) => name !== without && !isEmpty(detail[name]))
    if (only.length === 0) return null
    return (
      <Section key={title} title={t(title)}>
        <FieldFacts fields={kind.receipt.fields} only={only} values={detail} sayings={sayings} />
      </Section>
    )
  })
}

function Versions({ versions }: Pick<Whole, 'versions'>) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  return (
    <Section title={t('receipt.versions')}>
      <ol className={styles.versions} reversed>
        {versions.map(({ version, at, by, changes }) => (
          <li key={version}>
            <span>{t('receipt.versionBy', { version, name: by.name, time: friendlyTime(at, now) })}</span>
            {changes && <span className={styles.dim}>{changes}</span>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
