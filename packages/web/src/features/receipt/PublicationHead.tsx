import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Publication } from '@daybook/contract/receipt/receipt.kind.ts'
import { audienceFields } from '@daybook/contract/receipt/receipt.rules.ts'
import { IconUsers } from '@tabler/icons-react'
import { useNow } from '../../kit/clock.ts'
import { RecordHead } from '../../kit/RecordHead.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { labelled } from '../../platform/i18n/punctuation.ts'
import { Link } from '../../platform/screens/Link.tsx'
import type { Place } from '../../platform/screens/places.ts'
import { useDayWords, useFriendlyTime } from '../../platform/time/centre.time.ts'
import { titleWords } from '../../platform/time/title.words.ts'
import { type Sayings, useSayings, valueWords } from '../fields/index.ts'
import { OwnState } from './OwnState.tsx'
import styles from './Receipt.module.css'
import { answerWords, type ReceiptKind, withdrawnWords } from './receipt.view.ts'

interface PublicationHeadProps {
  kind: ReceiptKind
  publication: Publication<Values>
  people: (search: { id: string }) => Place
}

/** The title, the note on changes, and the counts of answers. */
export function PublicationHead({ kind, publication, people }: PublicationHeadProps) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const dayWords = useDayWords()
  const sayings = useSayings(kind.name, publication.names)
  const { id, author, publishedAt, version, changes, state, withdrawn, own, counts, can } = publication
  return (
    <>
      <Section>
        <RecordHead
          start={<SubjectIcon subject={kind.receipt.subject} size="large" />}
          title={titleWords(kind.receipt.title(publication.detail), (day) => dayWords(day, 'shortDate'))}
          about={t('receipt.versionBy', {
            version,
            name: author.name,
            time: friendlyTime(publishedAt, now),
          })}
        >
          {/* A derived audience is already shown by the content, as in a week schedule. */}
          {!kind.receipt.audienceOf && (
            <span className={styles.dim}>{audienceWords(publication.audience, sayings)}</span>
          )}
          <OwnState kind={kind} state={state} own={own} />
          {own?.comment && <span>{own.comment}</span>}
        </RecordHead>
      </Section>
      {withdrawn && (
        <p className={styles.note} data-alarm>
          <strong>{`${withdrawnWords(t, kind.name)} · ${withdrawn.by.name}`}</strong>
          {withdrawn.comment}
        </p>
      )}
      {changes && !withdrawn && (
        <p className={styles.note}>
          <strong>{t('receipt.changed', { version })}</strong>
          {changes}
        </p>
      )}
      {counts && can.includes('seePeople') && (
        <Section flush>
          <Row
            as={Link}
            to={people({ id })}
            start={<IconUsers size="1.5rem" aria-hidden="true" />}
            title={t('receipt.people')}
            detail={
              <span className={styles.counts}>
                <span>{t('receipt.readOf', { done: counts.read, people: counts.people })}</span>
                {kind.receipt.answers.map((answer) => (
                  <span key={answer}>
                    {labelled(answerWords(t, kind.name, 'is', answer), counts[answer])}
                  </span>
                ))}
              </span>
            }
          />
        </Section>
      )}
    </>
  )
}

/** Such as “Everyone”, “Tūī, Kiwi” or “Hana Park, Mere Ngata”. */
function audienceWords({ to, ...chosen }: Publication['audience'], sayings: Sayings): string {
  if (to === 'all') return valueWords(audienceFields.to, 'audience.to', to, sayings)
  return valueWords(audienceFields[to], `audience.${to}`, chosen[to], sayings)
}
