import { phoneAddress } from '@daybook/contract/kernel/phone.rules.ts'
import { IconPhone } from '@tabler/icons-react'
import { useState } from 'react'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { ExplainSheet } from './ExplainSheet.tsx'
import type { Board, Count, Person } from './headCount.effects.ts'
import { MissingChild } from './MissingChild.tsx'

interface SearchPartProps {
  board: Board
  count: Count
  missing: readonly Person[]
  onSeen: (id: string) => void
}

/** The search: each missing child with what is known, and who to call. */
export function SearchPart({ board, count, missing, onSeen }: SearchPartProps) {
  const t = useT()
  const [explained, setExplained] = useState<Person>()
  return (
    <>
      <Section title={t('headCount.missing')} flush>
        <ul className="list">
          {missing.map((person) => (
            <MissingChild
              key={person.id}
              person={person}
              here={board.children.find(({ id }) => id === person.id)}
              onSeen={() => onSeen(person.id)}
              onExplain={() => setExplained(person)}
            />
          ))}
        </ul>
      </Section>
      <Section title={t('headCount.callFirst')} flush>
        {board.callFirst.map(({ id, name, phone }) =>
          phone ? (
            <Row
              key={id}
              as="a"
              href={phoneAddress(phone)}
              aria-label={t('headCount.call', { name })}
              start={<IconPhone size="1.5rem" aria-hidden="true" />}
              title={name}
              detail={phone}
            />
          ) : (
            <Row key={id} title={name} detail={t('headCount.noPhone')} />
          ),
        )}
      </Section>
      {explained && (
        <ExplainSheet
          key={explained.id}
          countId={count.id}
          person={explained}
          onClose={() => setExplained(undefined)}
        />
      )}
    </>
  )
}
