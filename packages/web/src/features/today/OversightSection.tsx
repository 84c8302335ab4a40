import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { today } from '@daybook/contract/today/today.contract.ts'
import { IconAlertTriangle, IconChevronDown, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import type { OversightSection as Declared } from '../../platform/oversight.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf, screenAt, splitPlace } from '../../platform/screens/places.ts'
import styles from './Oversight.module.css'
import { useWording } from './useWording.ts'

type Rows = AnswerOf<(typeof today.operations)['getOversight']>['sections'][string]

/** More rows than this are folded, so that every section is seen without much scrolling. */
const foldFrom = 5

/** One section with its rows, or with a line that says that there is nothing. */
export function OversightSection({ section, rows }: { section: Declared; rows: Rows }) {
  const t = useT()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const { title, none, isInfo } = section
  const shown = isUnfolded ? rows : rows.slice(0, foldFrom)
  return (
    <Section
      title={t(title)}
      aside={
        rows.length > 0 && (
          <span className={styles.count} data-work={!isInfo || undefined}>
            {!isInfo && <IconAlertTriangle size="1rem" aria-hidden="true" />}
            {rows.length}
          </span>
        )
      }
      flush
    >
      {rows.length === 0 ? (
        <p className={styles.none}>
          <IconCircleCheck size="1.25rem" aria-hidden="true" />
          {t(none)}
        </p>
      ) : (
        <ul className={styles.rows}>
          {shown.map((row) => (
            <OversightRow key={row.id} section={section} row={row} />
          ))}
        </ul>
      )}
      {rows.length > shown.length && (
        <button type="button" className={styles.fold} onClick={() => setIsUnfolded(true)}>
          {t('today.overseenAll', { count: rows.length })}
          <IconChevronDown size="1.25rem" aria-hidden="true" />
        </button>
      )}
    </Section>
  )
}

function OversightRow({ section, row: { page, params } }: { section: Declared; row: Rows[number] }) {
  const wording = useWording()
  const { title, detail, quote } = section.row(wording, params)
  const subject = typeof section.subject === 'string' ? section.subject : section.subject(params)
  const place = placeOf(page)
  // An app opened before an update may not have the page yet.
  const leadsOn = screenAt(splitPlace(place).path) !== undefined
  const shown = {
    start: <SubjectIcon subject={subject} />,
    title,
    detail: (
      <>
        {detail}
        {quote && <span className={styles.quote}>{wording.t('today.overseenQuote', { words: quote })}</span>}
      </>
    ),
  }
  return <li>{leadsOn ? <Row as={Link} to={place} {...shown} /> : <Row {...shown} />}</li>
}
