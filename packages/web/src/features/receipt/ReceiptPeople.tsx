import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { PersonsReceipt, PublicationWithVersions } from '@daybook/contract/receipt/receipt.kind.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { Chips } from '../../kit/Chips.tsx'
import { Portrait } from '../../kit/Face.tsx'
import { Gone } from '../../kit/Gone.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { ListExport } from '../../platform/screens/ListExport.tsx'
import { go } from '../../platform/screens/navigate.ts'
import type { Place } from '../../platform/screens/places.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { titleWords } from '../../platform/time/title.words.ts'
import { type Sayings, useSayings } from '../fields/index.ts'
import styles from './Receipt.module.css'
import { act } from './receipt.act.ts'
import { publicationQuery, receiptsQuery } from './receipt.data.ts'
import { type AnsweredKind, answerWords, type ReceiptKind } from './receipt.view.ts'

type Asked = ReceiptKind | AnsweredKind
type Whole = PublicationWithVersions<Values>

interface ReceiptPeopleProps {
  kind: Asked
  id?: string | undefined
  /** The current version if left out. */
  version?: string | undefined
  place: (search: { id: string; version: string }) => Place
}

/** The receipts of a version by answer, with a reminder button and an export for inspections. */
export function ReceiptPeople({ kind, id = '', version, place }: ReceiptPeopleProps) {
  const t = useT()
  const read = useQuery({ ...publicationQuery(kind, id), enabled: id !== '' })
  if (id === '') return <Gone />
  return (
    <Loaded read={read} skeleton="list">
      {(publication) => (
        <div className={styles.page}>
          {publication.versions.length > 1 && (
            <Chips
              label={t('receipt.versions')}
              chips={publication.versions.map(({ version: number }) => ({
                value: String(number),
                label: t('receipt.version', { version: number }),
              }))}
              value={version ?? String(publication.version)}
              onChange={(chosen) => void go(place({ id, version: chosen }), { replace: true })}
            />
          )}
          <OfVersion kind={kind} publication={publication} version={version} />
        </div>
      )}
    </Loaded>
  )
}

interface OfVersionProps {
  kind: Asked
  publication: Whole
  version: string | undefined
}

function OfVersion({ kind, publication, version }: OfVersionProps) {
  const t = useT()
  const { id, can } = publication
  const sayings = useSayings(kind.name, {})
  const read = useQuery(receiptsQuery(kind, id, version))
  const states = ['waiting', ...kind.receipt.answers] as const
  const stateOf = ({ answer, readAt }: PersonsReceipt) =>
    kind.receipt.answers.length > 0 ? (answer ?? 'waiting') : readAt === null ? 'waiting' : undefined
  const isCurrent = version === undefined || version === String(publication.version)
  return (
    <Loaded read={read} skeleton="list">
      {({ version: shown, people }) => {
        const late = people.filter((receipt) => stateOf(receipt) === 'waiting').length
        return (
          <>
            <Sheet kind={kind} publication={publication} shown={shown} people={people} />
            {states.map((state) => {
              const those = people.filter((receipt) => stateOf(receipt) === state)
              if (those.length === 0) return null
              return (
                <Section
                  key={state}
                  title={`${answerWords(t, kind.name, 'is', state)} (${those.length})`}
                  flush
                >
                  <ul className={styles.people}>
                    {those.map((receipt) => (
                      <PersonRow key={receipt.person.id} receipt={receipt} sayings={sayings} />
                    ))}
                  </ul>
                </Section>
              )
            })}
            {isCurrent && late > 0 && can.includes('remind') && <Remind kind={kind} id={id} late={late} />}
          </>
        )
      }}
    </Loaded>
  )
}

function PersonRow({ receipt, sayings }: { receipt: PersonsReceipt; sayings: Sayings }) {
  const { person, comment, remindedAt, answer } = receipt
  const { t, sayInstant } = sayings
  return (
    <li>
      <Row
        start={<Portrait firstName={person.name} picture={null} />}
        title={person.name}
        detail={
          <span className={styles.lines}>
            <span className={styles.dim}>{whenWords(receipt, sayings)}</span>
            {comment && <span>{comment}</span>}
            {remindedAt && answer === null && (
              <span className={styles.dim}>{t('receipt.remindedAt', { time: sayInstant(remindedAt) })}</span>
            )}
          </span>
        }
      />
    </li>
  )
}

function whenWords({ readAt, answeredAt }: PersonsReceipt, { t, sayInstant }: Sayings): string {
  if (answeredAt !== null) return sayInstant(answeredAt)
  return readAt === null ? t('receipt.unread') : t('receipt.readAt', { time: sayInstant(readAt) })
}

function Remind({ kind: { api }, id, late }: { kind: Asked; id: string; late: number }) {
  const t = useT()
  const remind = () =>
    act(
      api.remind,
      () => api.remind({ id }, { quiet: true }),
      ({ people }) => t('receipt.reminded', { count: people.length }),
    )
  return (
    <ActionBar>
      <Button onClick={() => void remind()}>{t('receipt.remind', { count: late })}</Button>
    </ActionBar>
  )
}

interface SheetProps {
  kind: Asked
  publication: Whole
  shown: number
  people: readonly PersonsReceipt[]
}

/** Prints or downloads the receipts of a version: names, answers and times. */
function Sheet({ kind, publication, shown, people }: SheetProps) {
  const t = useT()
  const { sayInstant } = useSayings(kind.name, {})
  const timeZone = useTimeZone()
  const dayWords = useDayWords()
  const at = publication.versions.find(({ version }) => version === shown)?.at ?? publication.publishedAt
  const day = dayAt(new Date(at), timeZone)
  const time = (instant: string | null) => (instant === null ? '' : sayInstant(instant))
  const table = {
    heads: [
      t('receipt.person'),
      t('receipt.read'),
      t('receipt.answer'),
      t('receipt.answered'),
      t('receipt.comment'),
    ],
    rows: people.map(({ person, readAt, answer, answeredAt, comment }) => [
      person.name,
      time(readAt),
      answer === null ? '' : answerWords(t, kind.name, 'is', answer),
      time(answeredAt),
      comment ?? '',
    ]),
  }
  return (
    <ListExport
      title={titleWords(kind.receipt.title(publication.detail), (date) => dayWords(date, 'shortDate'))}
      period={{ from: day, until: day }}
      room={t('receipt.version', { version: shown })}
      read={async () => table}
    />
  )
}
