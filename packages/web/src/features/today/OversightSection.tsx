import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { today } from '@daybook/contract/today/today.contract.ts'
import { mostRows } from '@daybook/contract/today/today.rules.ts'
import { Box } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import type { OversightSection as Declared } from '../../platform/oversight.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf, screenAt, splitPlace } from '../../platform/screens/places.ts'
import { FoldButton } from './FoldButton.tsx'
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
  const count = rows.length
  // There may be more than a section holds.
  const isFull = count >= mostRows
  return (
    <Section
      title={t(title)}
      aside={
        rows.length > 0 && (
          <Box
            component="span"
            className="line"
            display="inline-flex"
            fw={600}
            c={isInfo ? 'dimmed' : 'var(--overdue)'}
            style={{ gap: '0.25rem', fontVariantNumeric: 'tabular-nums' }}
          >
            {!isInfo && <IconAlertTriangle size="1rem" aria-hidden="true" />}
            {isFull ? t('today.overseenMost', { count }) : count}
          </Box>
        )
      }
      flush
    >
      {rows.length === 0 ? (
        <Box component="p" className="line" mih="3rem" p="0.5rem 1rem" c="dimmed" style={{ gap: '0.75rem' }}>
          <IconCircleCheck color="var(--done)" size="1.25rem" aria-hidden="true" />
          {t(none)}
        </Box>
      ) : (
        <ul className="list">
          {shown.map((row) => (
            <OversightRow key={row.id} section={section} row={row} />
          ))}
        </ul>
      )}
      {rows.length > shown.length && (
        <FoldButton
          label={t(isFull ? 'today.overseenFirst' : 'today.overseenAll', { count, title: t(title) })}
          onClick={() => setIsUnfolded(true)}
        />
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
        {quote && (
          <Box component="span" display="block" c="var(--text)" style={{ overflowWrap: 'anywhere' }}>
            {wording.t('today.overseenQuote', { words: quote })}
          </Box>
        )}
      </>
    ),
  }
  return <li>{leadsOn ? <Row as={Link} to={place} {...shown} /> : <Row {...shown} />}</li>
}
