import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { leave } from '@daybook/contract/leave/leave.contract.ts'
import type { ReportState } from '@daybook/contract/report/report.rules.ts'
import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { FigureTable } from '../../kit/FigureTable.tsx'
import { LoadedPart } from '../../kit/LoadedPart.tsx'
import { Section } from '../../kit/Section.tsx'
import { client } from '../../platform/api/client.ts'
import { useT } from '../../platform/i18n/language.ts'
import { justRead, query } from '../../platform/query/query.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { RequestOutlook } from '../leaveBalance/index.ts'

type Impact = AnswerOf<(typeof leave.operations)['getImpact']>
const { getImpact } = client(leave)

/** How long the leave is, and for a manager, who else is away and who is left in the rooms. */
export function LeaveImpact({ report: { id, state } }: { report: { id: string; state: ReportState } }) {
  const read = useQuery({ ...query(getImpact, { id }), staleTime: justRead })
  return (
    <LoadedPart read={read}>
      {({ others, rooms, ...length }) => (
        <>
          <Length {...length} />
          <RequestOutlook id={id} isDecided={state !== 'submitted'} />
          {others && <Others others={others} />}
          {rooms && <Rooms rooms={rooms} />}
        </>
      )}
    </LoadedPart>
  )
}

function Length({ days, holidays, closedDays }: Pick<Impact, 'days' | 'holidays' | 'closedDays'>) {
  const t = useT()
  const dayWords = useDayWords()
  return (
    <Section title={t('leave.length')}>
      <p>{t('leave.days', { count: days })}</p>
      <ul className="list">
        {holidays.map(({ day, name }) => (
          <li key={day}>{t('leave.holiday', { name, day: dayWords(day, 'shortDate') })}</li>
        ))}
        {closedDays > 0 && <li>{t('leave.closedDays', { count: closedDays })}</li>}
      </ul>
    </Section>
  )
}

function Others({ others }: { others: NonNullable<Impact['others']> }) {
  const t = useT()
  const dayWords = useDayWords()
  return (
    <Section title={t('leave.others')}>
      {others.length === 0 && <p>{t('leave.nobodyElse')}</p>}
      <ul className="list">
        {others.map(({ id, name, from, until, isConfirmed }) => (
          <li key={id}>
            <Box component={Link} to={to.leave({ id })} display="inline-block" py="sm">
              {name}
            </Box>{' '}
            {from === until
              ? dayWords(from, 'shortDate')
              : t('leave.overseenDays', {
                  from: dayWords(from, 'shortDate'),
                  until: dayWords(until, 'shortDate'),
                })}
            {t('fields.comma')}
            {t(isConfirmed ? 'report.state.confirmed' : 'report.state.submitted')}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Says also what it does not know, so that nobody takes a number for a promise. */
function Rooms({ rooms }: { rooms: NonNullable<Impact['rooms']> }) {
  const t = useT()
  const dayWords = useDayWords()
  return (
    <Section title={t('leave.rooms')}>
      {rooms.length === 0 ? (
        <p>{t('leave.noRooms')}</p>
      ) : (
        <FigureTable
          columns={[
            t('leave.day'),
            t('leave.room'),
            t('leave.children'),
            t('leave.teachersLeft'),
            t('leave.away'),
          ]}
        >
          {rooms.map(({ day, room, children, teachers, away }) => (
            <tr key={`${day} ${room.id}`} data-alarming={(teachers === 0 && children > 0) || undefined}>
              <th scope="row">{dayWords(day, 'shortDate')}</th>
              <td>{room.name}</td>
              <td>{children}</td>
              <td>{teachers === 0 && children > 0 ? t('leave.nobodyLeft') : teachers}</td>
              <td>{away}</td>
            </tr>
          ))}
        </FigureTable>
      )}
      <p className="dim">{t('leave.roomsUnknown')}</p>
    </Section>
  )
}
