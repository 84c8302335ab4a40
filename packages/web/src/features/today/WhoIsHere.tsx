import { countRoom, presenceOf } from '@daybook/contract/attendance/attendance.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { LoadedPart } from '../../kit/LoadedPart.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import type { Translate } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { boardQuery, loadClosedToday } from '../attendance/index.ts'
import { SevereAllergies } from './SevereAllergies.tsx'
import { may } from './today.data.ts'
import styles from './WhoIsHere.module.css'

const ClosedToday = lazy(async () => ({ default: (await loadChunk(loadClosedToday)).ClosedToday }))

/** How many a centre has, until they are known. */
const usualRooms = 4

/** The number of children in each of these rooms, or in all without a code, and whose allergies are severe, counted from
 *  the cached attendance board. Whoever has no room of their own, as a reliever, reads the allergies first. */
export function WhoIsHere({ now, codes }: { now: number; codes: readonly string[] }) {
  const t = useT()
  const session = useSession()
  const read = useQuery(boardQuery())
  const children = (read.data?.children ?? []).map((child) => ({
    ...child,
    presence: presenceOf(child, new Date(now)),
  }))
  const isShown = ({ code }: { code: string }) => codes.length === 0 || codes.includes(code)
  const rooms = (read.data?.rooms ?? [])
    .filter(isShown)
    .map(({ code, name }) => ({ code, name, ...countRoom(code, children) }))
  const total = rooms.reduce((sum, room) => sum + room.present, 0)
  const here = children.filter(
    ({ presence, inRoomCode }) => presence === 'present' && isShown({ code: inRoomCode ?? '' }),
  )
  const only = codes.length === 1 ? codes[0] : undefined
  const isNewHere = !session.userProfile?.roomCode && !may(session, 'task.oversee')
  return (
    <Section title={t('today.here')} aside={read.data && t('today.hereTotal', { count: total })} flush>
      <LoadedPart read={read} placeholder={<Placeholders count={codes.length || usualRooms} />}>
        {() => (
          <div className={styles.parts} data-new-here={isNewHere || undefined}>
            {read.data?.closedFor && (
              <Suspense fallback={null}>
                <ClosedToday reason={read.data.closedFor} />
              </Suspense>
            )}
            <ul className={styles.rooms}>
              {rooms.map((room) => (
                <li key={room.code}>
                  <Link to={to.childrenList({ code: room.code })} className={styles.room}>
                    <span className={styles.name}>{room.name}</span>
                    <span className={styles.rest}>{restWords(t, room)}</span>
                    <span className={styles.count}>{room.present}</span>
                  </Link>
                </li>
              ))}
            </ul>
            <SevereAllergies here={here} isOpenFirst={isNewHere} />
            {isNewHere && <Row as={Link} to={to.briefing({ code: only })} title={t('briefing.title')} />}
          </div>
        )}
      </LoadedPart>
    </Section>
  )
}

/** As high as the rooms, so that nothing below moves when they come. */
function Placeholders({ count }: { count: number }) {
  return (
    <ul className={styles.rooms} aria-hidden="true" aria-busy="true" style={{ marginBlockEnd: '3rem' }}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <li key={index}>
          <span className={styles.room}>
            <span className={styles.name}>{'\u00a0'}</span>
            <span className={styles.rest} />
            <span className={styles.count}>{'\u00a0'}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function restWords(t: Translate, room: { expected: number; absent: number; goneHome: number }): string {
  const words = [
    room.expected > 0 && t('today.hereExpected', { count: room.expected }),
    room.absent > 0 && t('today.hereAway', { count: room.absent }),
    room.goneHome > 0 && t('today.hereHome', { count: room.goneHome }),
  ]
  return words.filter(Boolean).join(' · ')
}
