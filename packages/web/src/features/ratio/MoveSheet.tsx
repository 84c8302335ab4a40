import { pauseAt, roomAt } from '@daybook/contract/ratio/ratio.rules.ts'
import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { nameAmong } from '../../kit/names.ts'
import { Row } from '../../kit/Row.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { newId, send } from '../../platform/outbox/current.ts'
import { useSession } from '../../platform/session/current.ts'
import { endPause, moveAdult, moveChildren, startPause } from './ratio.data.ts'
import type { Adult, Board } from './ratio.effects.ts'

export type Mover = { adult: Adult } | { child: Board['children'][number] }

interface MoveSheetProps {
  board: Board
  now: number
  /** Who is to go; undefined closes the sheet. */
  mover: Mover | undefined
  onClose: () => void
}

/** The other rooms, each a tap; for a manager also another's break. */
export function MoveSheet({ board, now, mover, onClose }: MoveSheetProps) {
  const t = useT()
  const ownId = useSession().userInfo?.user_id
  // The person stays visible while the sheet closes.
  const [last, setLast] = useState(mover)
  if (mover && mover !== last) setLast(mover)
  if (!last) return null
  const person = 'adult' in last ? last.adult : last.child
  const name = 'adult' in last ? last.adult.name : nameAmong(last.child, board.children)
  const here = roomAt(person.stays, now)
  const mayMove = board.can.includes('adult' in last ? 'moveAdults' : 'moveChildren')
  const adult = 'adult' in last ? last.adult : undefined
  const mayPause = adult && (adult.id === ownId || board.can.includes('pauseOthers'))
  const pause = adult && pauseAt(adult, now)

  function move(roomCode: string, room: string) {
    const occurredAt = new Date(now).toISOString()
    if (adult) send(moveAdult, { staffId: adult.id, roomCode, occurredAt })
    else send(moveChildren, { ids: [person.id], roomCode, occurredAt })
    showToast(t('ratio.moved', { name, room }))
    onClose()
  }

  return (
    <Sheet
      open={mover !== undefined}
      onClose={onClose}
      title={name}
      actions={
        mayPause && (
          <PauseButtons
            pause={pause}
            onPause={(kind) => {
              const occurredAt = new Date(now).toISOString()
              if (pause) send(endPause, { id: pause.id, occurredAt })
              else if (kind) send(startPause, { id: newId(), kind, staffId: adult.id, occurredAt })
              onClose()
            }}
          />
        )
      }
    >
      <Stack gap="sm">
        <p className="dim">{t('ratio.moveTo')}</p>
        <div>
          {board.rooms.map(({ code, name: room }) => (
            <Row
              key={code}
              as={mayMove && code !== here ? 'button' : 'div'}
              title={room}
              detail={code === here ? t('ratio.isHere') : undefined}
              onClick={() => mayMove && code !== here && move(code, room)}
            />
          ))}
        </div>
      </Stack>
    </Sheet>
  )
}

interface PauseButtonsProps {
  pause: Adult['pauses'][number] | undefined
  onPause: (kind?: 'break' | 'nonContact') => void
}

export function PauseButtons({ pause, onPause }: PauseButtonsProps) {
  const t = useT()
  if (pause) return <Button onClick={() => onPause()}>{t('ratio.backOther')}</Button>
  return (['break', 'nonContact'] as const).map((kind) => (
    <Button key={kind} variant="default" onClick={() => onPause(kind)}>
      {t(`ratio.${kind}`)}
    </Button>
  ))
}
