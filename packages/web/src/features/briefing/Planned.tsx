import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { taskLook } from '../task/task.look.ts'
import type { Briefing } from './briefing.effects.ts'

/** The tasks of the next hours. Each leads to where it is done, once it is there. */
export function Planned({ planned }: Pick<Briefing, 'planned'>) {
  const t = useT()
  return (
    <Section title={t('briefing.next')} flush={planned.length > 0}>
      {planned.length === 0 && <p className="dim">{t('briefing.nextNone')}</p>}
      <ul className="list">
        {planned.map((task) => (
          <li key={task.id}>
            <Task task={task} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Task({ task }: { task: Briefing['planned'][number] }) {
  const t = useT()
  const { kind, dueAt, status, roomName, done, total, page } = task
  const time = clockAt(dueAt, useTimeZone())
  const { subject, title } = taskLook(kind)
  const row = {
    start: <SubjectIcon subject={subject} />,
    title: t(title),
    detail: [
      status === 'overdue' ? t('today.overdueAt', { time }) : time,
      roomName ?? t('today.wholeCentre'),
    ].join(' · '),
    end: total > 0 ? t('today.progress', { done, total }) : undefined,
  }
  return page === null ? <Row {...row} /> : <Row as={Link} to={placeOf(page)} {...row} />
}
