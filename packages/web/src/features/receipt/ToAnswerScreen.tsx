import { receiptKindNamed } from '@daybook/contract/app/receipt.kinds.ts'
import { IconMailCheck } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { Row } from '../../kit/Row.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { labelled } from '../../platform/i18n/punctuation.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'
import { useDayWords, useFriendlyTime } from '../../platform/time/centre.time.ts'
import { titleWords } from '../../platform/time/title.words.ts'
import { useSayings } from '../fields/index.ts'
import styles from './Receipt.module.css'
import { type AnyPublication, toAnswerQuery } from './receipt.data.ts'

/** The publications of all kinds that wait for this person's answer. */
export function ToAnswerScreen() {
  const t = useT()
  const read = useInfiniteQuery(toAnswerQuery())
  return (
    <ListScreen
      read={read}
      empty={{
        icon: <IconMailCheck />,
        title: t('receipt.nothingToAnswer'),
        hint: t('receipt.nothingToAnswerHint'),
      }}
    >
      {(publication) => <WaitingRow key={publication.id} publication={publication} />}
    </ListScreen>
  )
}

function WaitingRow({ publication }: { publication: AnyPublication }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const dayWords = useDayWords()
  const { sayInstant } = useSayings('receipt', {})
  const { id, kind: name, title, author, publishedAt, startsAt, version } = publication
  const kind = receiptKindNamed(name)
  const row = {
    title: labelled(
      wordsOf(`${name}.title`) ?? t('receipt.unnamed'),
      titleWords(title, (day) => dayWords(day, 'shortDate')),
    ),
    detail: (
      <span className={styles.dim}>
        {startsAt && !kind?.isPeriod
          ? sayInstant(startsAt)
          : t('receipt.versionBy', { version, name: author.name, time: friendlyTime(publishedAt, now) })}
      </span>
    ),
  }
  return (
    <li>
      {kind ? (
        <Row
          as={Link}
          to={placeOf(kind.page, { id })}
          start={<SubjectIcon subject={kind.subject} />}
          {...row}
        />
      ) : (
        <Row {...row} />
      )}
    </li>
  )
}
