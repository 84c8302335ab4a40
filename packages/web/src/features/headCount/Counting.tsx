import { presenceOf } from '@daybook/contract/attendance/attendance.rules.ts'
import { headCountWatchRules, missingIn, watchedCount } from '@daybook/contract/headCount/headCount.rules.ts'
import { looksAt } from '@daybook/contract/watch/watch.rules.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { useNow } from '../../kit/clock.ts'
import { nameAmong } from '../../kit/names.ts'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { listed } from '../../platform/i18n/punctuation.ts'
import { send } from '../../platform/outbox/current.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { session } from '../../platform/session/current.ts'
import { allRooms, boardQuery } from '../attendance/index.ts'
import { shownOnPage } from '../watch/index.ts'
import { Contradictions } from './Contradictions.tsx'
import { CountFaces } from './CountFaces.tsx'
import { CountHead } from './CountHead.tsx'
import { endCount, instant, markChildren } from './headCount.data.ts'
import type { Board, Count } from './headCount.effects.ts'
import { SearchPart } from './SearchPart.tsx'

/** As many are named in the bar, and searched for above the faces. */
const named = 5

/** A count that goes on: one tap a child, or all at once. Whoever is missing is named, and searched for after a minute. */
export function Counting({ board, count }: { board: Board; count: Count }) {
  const t = useT()
  const now = useNow(1000)
  const [isAsked, setIsAsked] = useState(false)
  const { id, people } = count
  const missing = missingIn(people)
  const [look] = looksAt(headCountWatchRules, [watchedCount(count)], now)
  const isSearch = missing.length > 0 && (isAsked || Boolean(look?.isMissed))
  const mayCount = session.can('attendance.record')
  // This page shows the alarm itself.
  useEffect(() => {
    shownOnPage.set(new Set([id]))
    return () => shownOnPage.set(new Set())
  }, [id])

  const mark = (childIds: string[], isSeen: boolean) =>
    send(markChildren, { id, childIds, isSeen, at: instant() })

  function end() {
    send(endCount, { id, at: instant() })
    showToast(t('headCount.ended'))
  }

  // Whoever still marks many must not lose the faces below what is known of each.
  const few = missing.length <= named
  const search = isSearch && (
    <SearchPart board={board} count={count} missing={missing} onSeen={(one) => mark([one], true)} />
  )
  const names = missing.map((child) => nameAmong(child, people))
  return (
    <>
      <CountHead count={count} now={now} isAlarm={Boolean(look?.isMissed)} />
      {few && search}
      <Contradictions people={people} />
      <CountFaces board={board} count={count} onMark={mark} />
      {!few && search}
      <ToCome roomCode={count.room?.code} />
      {mayCount && (
        <ActionBar
          says={
            missing.length === 0
              ? t('headCount.everySeen')
              : few
                ? t('headCount.notSeenWho', { who: listed(names) })
                : t('headCount.notSeen', { count: missing.length })
          }
        >
          {missing.length === 0 ? (
            <Button onClick={end}>{t('headCount.end')}</Button>
          ) : (
            <>
              {!isSearch && (
                <Button variant="default" onClick={() => setIsAsked(true)}>
                  {t('headCount.search')}
                </Button>
              )}
              <Button
                onClick={() =>
                  mark(
                    missing.map((child) => child.id),
                    true,
                  )
                }
              >
                {t('headCount.allSeen', { count: missing.length })}
              </Button>
            </>
          )}
        </ActionBar>
      )}
    </>
  )
}

/** Children who should have come by now and are not signed in: one of them may be here. */
function ToCome({ roomCode }: { roomCode: string | undefined }) {
  const t = useT()
  const now = new Date(useNow())
  const children = useQuery(boardQuery()).data?.children ?? []
  const late = children.filter(
    (child) => (roomCode === undefined || child.roomCode === roomCode) && presenceOf(child, now) === 'late',
  )
  if (late.length === 0) return null
  const who = listed(late.map((child) => nameAmong(child, children)))
  return (
    <Section flush>
      <Row
        as={Link}
        to={to.childrenList({ code: roomCode ?? allRooms, show: 'toCome' })}
        title={t('headCount.toCome', { who })}
      />
    </Section>
  )
}
