import { Box, Button } from '@mantine/core'
import { IconBed, IconMoon } from '@tabler/icons-react'
import { FaceGrid, type FaceItem } from '../../kit/FaceGrid.tsx'
import { nameAmong } from '../../kit/names.ts'
import { useT } from '../../platform/i18n/language.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { faceOf } from '../child/index.ts'
import styles from './SleepBoard.module.css'
import type { SleepDesk } from './sleep.board.ts'
import { type BoardChild, leftAt } from './sleep.view.ts'
import { sleptWords, spanWords } from './sleep.words.ts'

interface StateFacesProps {
  desk: SleepDesk
  state: 'inBed' | 'awake'
  onOpen: (id: string) => void
}

const looks = {
  inBed: {
    title: 'sleep.countInBed',
    all: 'sleep.chooseAllInBed',
    step: 'fallAsleep',
    word: 'sleep.asleep',
    icon: IconMoon,
  },
  awake: {
    title: 'sleep.countAwake',
    all: 'sleep.chooseAllAwake',
    step: 'putToBed',
    word: 'sleep.inBed',
    icon: IconBed,
  },
} as const

/** The children in bed, or awake. A tap chooses a child; the button on a tile records the next step. */
export function StateFaces({ desk, state, onOpen }: StateFacesProps) {
  const t = useT()
  const { title: titleKey, all, step, word, icon: Icon } = looks[state]
  const { groups } = desk
  const children = state === 'awake' ? groups.awake : groups.inBed.map(({ child }) => child)
  if (children.length === 0) return null
  const title = t(titleKey, { count: children.length })
  const here = desk.here(children)
  const isAllChosen = here.every(({ id }) => desk.isChosen(state, id))
  const note = ({ sleep, earlier }: BoardChild) =>
    sleep ? t('sleep.lying', { time: spanWords(t, sleep.occurredAt, desk.now) }) : sleptWords(t, earlier)
  const isHere = (id: string) => here.some((child) => child.id === id)
  const face = (child: BoardChild): FaceItem => ({
    ...faceOf(child, desk.board.day),
    history: note(child),
    unsent: desk.isUnsent(child),
    note: isHere(child.id)
      ? undefined
      : t('sleep.signedOut', { time: clockAt(leftAt(child) ?? '', desk.timeZone) }),
    foot:
      desk.isToday && isHere(child.id)
        ? {
            words: (
              <>
                <Icon size="1.125rem" aria-hidden="true" />
                {t(word)}
              </>
            ),
            label: t('sleep.stepFor', { step: t(word), name: nameAmong(child, desk.board.children) }),
            onPress: () => desk.take(step, [child]),
          }
        : undefined,
  })
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <Box component="h2" px="0.25rem" fz="md" fw={650}>
          {title}
        </Box>
        {here.length > 1 && !isAllChosen && (
          <Button
            px="xs"
            fz="sm"
            variant="subtle"
            aria-label={t(all, { count: here.length })}
            onClick={() => desk.chooseAll(state)}
          >
            {t('sleep.chooseAll', { count: here.length })}
          </Button>
        )}
      </div>
      <FaceGrid
        label={title}
        faces={children.map(face)}
        selected={desk.draft.state === state ? desk.draft.chosen : new Set()}
        // No step of now is recorded for a child who has left: a tap opens it.
        onChoose={(id) => (isHere(id) ? desk.toggle(state, id) : onOpen(id))}
        onOpen={onOpen}
      />
    </section>
  )
}
