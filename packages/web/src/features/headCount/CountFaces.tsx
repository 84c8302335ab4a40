import { fullName } from '@daybook/contract/child/child.rules.ts'
import { standingOf } from '@daybook/contract/headCount/headCount.rules.ts'
import { Box, Button, Stack } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Portrait } from '../../kit/Face.tsx'
import { FaceGrid } from '../../kit/FaceGrid.tsx'
import { Row } from '../../kit/Row.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { session } from '../../platform/session/current.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import type { Board, Count, Person } from './headCount.effects.ts'
import { whereWords } from './headCount.words.ts'

interface CountFacesProps {
  board: Board
  count: Count
  onMark: (ids: string[], isSeen: boolean) => void
}

/** The children of a count in an order that stays: a tap marks a face as seen, another one takes that back. */
export function CountFaces({ board, count, onMark }: CountFacesProps) {
  const t = useT()
  const timeZone = useTimeZone()
  const [isAdding, setIsAdding] = useState(false)
  const { people } = count
  const mayMark = session.can('attendance.record')
  const seen = new Set(people.flatMap(({ id, marked }) => (marked ? [id] : [])))
  const noteOf = (person: Person) =>
    standingOf(person) === 'seen'
      ? t('headCount.seen')
      : whereWords(t, person, (instant) => clockAt(instant, timeZone))
  return (
    <Stack gap="sm">
      <FaceGrid
        label={t('headCount.faces')}
        faces={people.map((person) => ({ ...faceOf(person), note: noteOf(person) }))}
        selected={seen}
        onChoose={(id) => mayMark && onMark([id], !seen.has(id))}
        onOpen={(id) => void go(to.childPage({ id }))}
      />
      {mayMark && (
        <Box>
          <Button
            variant="subtle"
            leftSection={<IconUserPlus size="1.25rem" aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setIsAdding(true)}
          >
            {t('headCount.addOther')}
          </Button>
        </Box>
      )}
      <OthersSheet
        board={board}
        people={people}
        open={isAdding}
        onClose={() => setIsAdding(false)}
        onSeen={(id) => {
          onMark([id], true)
          setIsAdding(false)
        }}
      />
    </Stack>
  )
}

const faceOf = ({ id, firstName, familyName, picture }: Person) => ({ id, firstName, familyName, picture })

interface OthersSheetProps {
  board: Board
  people: readonly Person[]
  open: boolean
  onClose: () => void
  onSeen: (id: string) => void
}

/** Children who are signed in elsewhere and have come along. */
function OthersSheet({ board, people, open, onClose, onSeen }: OthersSheetProps) {
  const t = useT()
  const others = board.children.filter(({ id }) => !people.some((person) => person.id === id))
  return (
    <Sheet open={open} onClose={onClose} title={t('headCount.addTitle')}>
      {others.length === 0 && <p>{t('headCount.addNobody')}</p>}
      {others.map((child) => (
        <Row
          key={child.id}
          as="button"
          start={<Portrait size="2.5rem" {...child} />}
          title={fullName(child)}
          detail={board.rooms.find(({ code }) => code === child.roomCode)?.name}
          onClick={() => onSeen(child.id)}
        />
      ))}
    </Sheet>
  )
}
