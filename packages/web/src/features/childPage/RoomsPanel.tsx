import { IconDoor } from '@tabler/icons-react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import type { Page } from './childPage.data.ts'

/** The child's past, present and future rooms, with their dates. */
export function RoomsPanel({ rooms }: Pick<Page, 'rooms'>) {
  const t = useT()
  const dayWords = useDayWords()
  if (rooms.length === 0) return <EmptyState icon={<IconDoor />} title={t('childPage.noRooms')} />
  return (
    <Section title={t('childPage.rooms')} flush>
      <ol className="list">
        {rooms.map(({ id, name, startsOn, endsOn, current }) => (
          <li key={`${id} ${startsOn}`}>
            <Row
              start={<IconDoor size="1.5rem" aria-hidden="true" />}
              title={name}
              detail={
                endsOn === null
                  ? t('childPage.roomSince', { from: dayWords(startsOn, 'date') })
                  : t('childPage.roomSpan', {
                      from: dayWords(startsOn, 'date'),
                      until: dayWords(endsOn, 'date'),
                    })
              }
              end={current && t('childPage.roomNow')}
            />
          </li>
        ))}
      </ol>
    </Section>
  )
}
