import { Box, Button, Group } from '@mantine/core'
import { IconUserOff } from '@tabler/icons-react'
import { FaceGrid } from '../../kit/FaceGrid.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { faceOf } from '../child/index.ts'
import type { Group as GroupName, SeenChild } from './attendance.board.ts'
import { barred } from './attendance.handover.ts'
import { groupWords } from './attendance.words.ts'
import { ChildNote } from './ChildNote.tsx'

interface ChildrenOfGroupProps {
  group: GroupName
  day: string
  children: readonly SeenChild[]
  /** Names the room that a visiting child is in. */
  rooms: readonly { code: string; name: string }[]
  /** Ids of children and stays with changes that have not been sent yet. */
  unsent: ReadonlySet<string>
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[], choose: boolean) => void
  onOpen: (id: string) => void
}

/** The children of one group (present, to come and so on), with a button that chooses all of them. */
export function ChildrenOfGroup(props: ChildrenOfGroupProps) {
  const { group, day, children, rooms, unsent, chosen, onChoose, onOpen } = props
  const t = useT()
  const name = t(groupWords[group])
  const areAllChosen = children.every((child) => chosen.has(child.id))
  const isUnsent = ({ id, attendanceId }: SeenChild) =>
    unsent.has(id) || (attendanceId !== null && unsent.has(attendanceId))
  const faces = children.map((child) => {
    const visits = child.presence === 'present' && child.inRoomCode !== child.roomCode
    const room = visits ? rooms.find(({ code }) => code === child.inRoomCode)?.name : undefined
    const names = barred(child.contacts, day).join(t('care.comma'))
    const face = { ...faceOf(child, day), unsent: isUnsent(child) }
    return {
      ...face,
      note: <ChildNote child={child} visits={room} />,
      cautions: names && (
        <IconUserOff
          size="1.125rem"
          color="var(--overdue)"
          role="img"
          aria-label={t('attendance.mayNotCollect', { names })}
        />
      ),
    }
  })
  return (
    <section aria-label={name}>
      <Group component="header" gap="sm" justify="space-between" wrap="nowrap" mih="3rem">
        <Box component="h2" fz="lg" fw={650}>
          {name}{' '}
          <Box component="span" fw={400} c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {children.length}
          </Box>
        </Box>
        {children.length > 0 && (
          <Button
            variant="subtle"
            px="xs"
            // Aligns the button's text, not its edge, with the grid.
            me="-0.5rem"
            aria-label={t(areAllChosen ? 'attendance.chooseNoneOf' : 'attendance.chooseAllOf', {
              group: name,
            })}
            onClick={() =>
              onChoose(
                children.map((child) => child.id),
                !areAllChosen,
              )
            }
          >
            {t(areAllChosen ? 'attendance.chooseNone' : 'attendance.chooseAll')}
          </Button>
        )}
      </Group>
      {children.length === 0 && (
        <Box component="p" c="dimmed">
          {t('attendance.nobodyInGroup')}
        </Box>
      )}
      <FaceGrid
        label={name}
        faces={faces}
        selected={chosen}
        onChoose={(id) => onChoose([id], !chosen.has(id))}
        onOpen={onOpen}
      />
    </section>
  )
}
