import { ActionIcon, Box, Group } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useKit } from './kit.context.ts'

interface EditRowProps {
  /** What is moved, for screen readers. */
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove?: (() => void) | undefined
  children: ReactNode
}

/** A part of something that is edited, with the buttons that move it. The button that was pressed keeps the focus, so that the keyboard
 *  can move a part several times. */
export function EditRow({ name, isFirst, isLast, onMove, onRemove, children }: EditRowProps) {
  const { words } = useKit()
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const [moves, setMoves] = useState({ count: 0, by: 0 })
  useEffect(() => {
    if (moves.count === 0) return
    const pressed = moves.by < 0 ? up.current : down.current
    const other = moves.by < 0 ? down.current : up.current
    const target = pressed?.disabled ? other : pressed
    target?.focus()
  }, [moves])
  const move = (by: -1 | 1) => {
    onMove(by)
    setMoves(({ count }) => ({ count: count + 1, by }))
  }
  return (
    <Group align="end" gap="0.25rem" wrap="nowrap">
      <Box flex={1} miw={0}>
        {children}
      </Box>
      <ActionIcon
        ref={up}
        size={48}
        variant="subtle"
        disabled={isFirst}
        bg={isFirst ? 'none' : undefined}
        aria-label={words('moveUp', { name })}
        onClick={() => move(-1)}
      >
        <IconArrowUp size="1.25rem" aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        ref={down}
        size={48}
        variant="subtle"
        disabled={isLast}
        bg={isLast ? 'none' : undefined}
        aria-label={words('moveDown', { name })}
        onClick={() => move(1)}
      >
        <IconArrowDown size="1.25rem" aria-hidden="true" />
      </ActionIcon>
      {onRemove && (
        <ActionIcon size={48} variant="subtle" aria-label={words('removePart', { name })} onClick={onRemove}>
          <IconTrash size="1.25rem" aria-hidden="true" />
        </ActionIcon>
      )}
    </Group>
  )
}
