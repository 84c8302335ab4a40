import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Publication } from '@daybook/contract/receipt/receipt.kind.ts'
import { useNow } from '../../kit/clock.ts'
import { Row } from '../../kit/Row.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'
import { useDayWords, useFriendlyTime, useTimeZone } from '../../platform/time/centre.time.ts'
import { titleWords } from '../../platform/time/title.words.ts'
import { useSayings } from '../fields/index.ts'
import { OwnState } from './OwnState.tsx'
import styles from './Receipt.module.css'
import type { ReceiptKind } from './receipt.view.ts'

/** A publication in the list of its kind. */
export function ReceiptRow({ kind, publication }: { kind: ReceiptKind; publication: Publication<Values> }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const timeZone = useTimeZone()
  const dayWords = useDayWords()
  const { sayInstant } = useSayings(kind.name, {})
  const { id, author, publishedAt, version, state, own, counts, detail: values, can } = publication
  const { page, subject, title, span, isPeriod, answers } = kind.receipt
  return (
    <li>
      <Row
        as={Link}
        to={placeOf(page, { id })}
        start={<SubjectIcon subject={subject} />}
        title={titleWords(title(values), (day) => dayWords(day, 'shortDate'))}
        detail={
          <>
            <span className={styles.dim}>
              {span && !isPeriod
                ? sayInstant(span(values, timeZone).startsAt)
                : t('receipt.versionBy', {
                    version,
                    name: author.name,
                    time: friendlyTime(publishedAt, now),
                  })}
            </span>
            <OwnState kind={kind} state={state} own={own} />
          </>
        }
        end={
          counts &&
          can.includes('seePeople') && (
            <span className={styles.dim}>
              {t('receipt.of', {
                done: answers.length > 0 ? counts.confirmed : counts.read,
                people: counts.people,
              })}
            </span>
          )
        }
      />
    </li>
  )
}
