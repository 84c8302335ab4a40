import { Box, Button } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { nameAmong, shortNames } from '../../kit/names.ts'
import { useT } from '../../platform/i18n/language.ts'
import { to } from '../../platform/screens/places.ts'
import { BoardHead, NotHere } from '../care/index.ts'
import { shownOnPage } from '../watch/index.ts'
import { BoardTools } from './BoardTools.tsx'
import { CheckSheet } from './CheckSheet.tsx'
import { ChildSleepSheet } from './ChildSleepSheet.tsx'
import { SleepBar } from './SleepBar.tsx'
import styles from './SleepBoard.module.css'
import { SleeperTile } from './SleeperTile.tsx'
import { StateFaces } from './StateFaces.tsx'
import { useSleepAlarm } from './sleep.alarm.ts'
import { useSleepDesk } from './sleep.board.ts'
import { type Board, countdownOf, leftAt } from './sleep.view.ts'

const nobody = { queue: [], isOpen: false, number: 0 }

interface SleepBoardProps {
  board: Board
  /** Id of the child whom the address chooses. */
  child: string | undefined
  /** Id of the child whose check, or whose steps, the address opens. */
  asked: string | undefined
  /** The sheet that the address opened was closed. */
  onAnswered: () => void
}

/** Sleepers first, then children in bed, awake and away. */
export function SleepBoard({ board, child: first, asked, onAnswered }: SleepBoardProps) {
  const t = useT()
  const desk = useSleepDesk(board, first)
  const { asleep } = desk.groups
  const names = shortNames(board.children)
  const [checking, setChecking] = useState<{ queue: readonly string[]; isOpen: boolean; number: number }>(
    nobody,
  )
  const check = (queue: readonly string[]) =>
    setChecking(({ number }) => ({ queue, isOpen: true, number: number + 1 }))
  const [opened, open] = useState({ id: '', isOpen: false })
  const openChild = (id: string) => open({ id, isOpen: true })
  const child = board.children.find(({ id }) => id === opened.id)
  function answer(id: string) {
    // Whether a child who was signed out is still here is asked before a check.
    if (asleep.some((sleeper) => sleeper.child.id === id && !leftAt(sleeper.child))) check([id])
    else openChild(id)
  }
  const answerAddress = useEffectEvent(answer)
  useEffect(() => {
    if (asked) answerAddress(asked)
  }, [asked])
  const { children } = board
  useEffect(() => {
    shownOnPage.set(new Set(children.map(({ id }) => id)))
    return () => shownOnPage.set(new Set())
  }, [children])
  const closed = () => asked && onAnswered()
  useSleepAlarm(asleep, desk.now)
  return (
    <>
      <BoardHead desk={desk} place={to.sleep} />
      <DueNow desk={desk} />
      <div className={styles.room}>
        {asleep.length > 0 && (
          <section aria-label={t('sleep.countAsleep', { count: asleep.length })}>
            <div className={styles.head}>
              <Box component="h2" px="0.25rem" fz="md" fw={650}>
                {t('sleep.countAsleep', { count: asleep.length })}
              </Box>
              {asleep.length > 1 && !asleep.every((one) => desk.isChosen('asleep', one.child.id)) && (
                <Button
                  px="xs"
                  fz="sm"
                  variant="subtle"
                  style={{ flex: 'none' }}
                  aria-label={t('sleep.chooseAllAsleep', { count: asleep.length })}
                  onClick={() => desk.chooseAll('asleep')}
                >
                  {t('sleep.chooseAll', { count: asleep.length })}
                </Button>
              )}
            </div>
            <ul className={`list ${styles.sleepers}`}>
              {asleep.map((sleeper) => (
                <SleeperTile
                  key={sleeper.child.id}
                  desk={desk}
                  sleeper={sleeper}
                  short={names.get(sleeper.child.id)}
                  onCheck={() => answer(sleeper.child.id)}
                  onOpen={() => openChild(sleeper.child.id)}
                />
              ))}
            </ul>
          </section>
        )}
        <StateFaces desk={desk} state="inBed" onOpen={openChild} />
        <StateFaces desk={desk} state="awake" onOpen={openChild} />
        <NotHere desk={desk} />
        <BoardTools desk={desk} />
      </div>
      <SleepBar desk={desk} place={to.sleep} onCheckAll={() => check(asleep.map((one) => one.child.id))} />
      <CheckSheet
        key={checking.number}
        desk={desk}
        queue={checking.queue}
        open={checking.isOpen}
        onClose={() => {
          setChecking({ ...checking, isOpen: false })
          closed()
        }}
      />
      {child && (
        <ChildSleepSheet
          key={child.id}
          desk={desk}
          child={child}
          open={opened.isOpen}
          onClose={() => {
            open({ ...opened, isOpen: false })
            closed()
          }}
          onCheck={() => check([child.id])}
        />
      )}
    </>
  )
}

/** Announces to screen readers whose check is due. */
function DueNow({ desk }: { desk: ReturnType<typeof useSleepDesk> }) {
  const t = useT()
  const due = desk.groups.asleep.filter((sleeper) => {
    const { urgency } = countdownOf(sleeper, desk.now)
    return urgency === 'due' || urgency === 'overdue'
  })
  const who = due.map(({ child }) => nameAmong(child, desk.board.children)).join(t('care.comma'))
  return (
    <p role="alert" className="visually-hidden">
      {due.length > 0 && t('sleep.calls', { who })}
    </p>
  )
}
