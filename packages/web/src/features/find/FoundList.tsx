import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { IconFileText } from '@tabler/icons-react'
import { useId } from 'react'
import { Portrait } from '../../kit/Face.tsx'
import { Row } from '../../kit/Row.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { Link } from '../../platform/screens/Link.tsx'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import styles from './FoundList.module.css'
import type { Group, Option } from './find.groups.ts'

interface FoundListProps {
  id: string
  label: string
  groups: readonly Group[]
  active: Option | undefined
  idOf: (option: Option) => string
  onOpen: () => void
}

/** The list box of results. It is there also while it is empty, because the field names it. */
export function FoundList({ id, label, groups, active, idOf, onOpen }: FoundListProps) {
  const heading = useId()
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {groups.map(({ title, options }, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box owns groups, and a fieldset is none of its own
        <div key={title} role="group" aria-labelledby={`${heading}${place}`}>
          <div id={`${heading}${place}`} role="presentation" className={styles.title}>
            {title}
          </div>
          {options.map((option) => (
            <Row
              key={option.key}
              as={Link}
              role="option"
              id={idOf(option)}
              aria-selected={option === active}
              // The cursor stays in the field; the arrows choose.
              tabIndex={-1}
              to={option.place}
              onClick={onOpen}
              start={<Start option={option} />}
              title={option.title}
              detail={option.at ? <Day at={option.at} /> : option.detail}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function Start({ option: { face, subject, icon: Icon = IconFileText } }: { option: Option }) {
  if (face) return <Portrait size="2.75rem" {...face} />
  return subject ? <SubjectIcon subject={subject} /> : <Icon size="1.5rem" aria-hidden="true" />
}

function Day({ at }: { at: string }) {
  const dayWords = useDayWords()
  return dayWords(dayAt(new Date(at), useTimeZone()), 'shortDate')
}
