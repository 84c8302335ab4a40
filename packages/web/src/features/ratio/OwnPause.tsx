import { pauseAt, roomAt } from '@daybook/contract/ratio/ratio.rules.ts'
import { Button } from '@mantine/core'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { newId, send } from '../../platform/outbox/current.ts'
import { useSession } from '../../platform/session/current.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { endPause, startPause } from './ratio.data.ts'
import type { Board } from './ratio.effects.ts'

/** The reader's own break and non-contact time: one tap to start, one to come back. */
export function OwnPause({ board, now }: { board: Board; now: number }) {
  const t = useT()
  const timeZone = useTimeZone()
  const ownId = useSession().userInfo?.user_id
  const own = board.adults.find(({ id }) => id === ownId)
  if (!own || roomAt(own.stays, now) === undefined) return null
  const pause = pauseAt(own, now)
  const occurredAt = new Date(now).toISOString()
  const time = clockAt(occurredAt, timeZone)
  if (pause)
    return (
      <ActionBar
        says={t(pause.kind === 'break' ? 'ratio.onBreak' : 'ratio.onNonContact', {
          time: clockAt(pause.from, timeZone),
        })}
      >
        <Button
          onClick={() => {
            send(endPause, { id: pause.id, occurredAt })
            showToast(t('ratio.ended'))
          }}
        >
          {t('ratio.back')}
        </Button>
      </ActionBar>
    )
  return (
    <ActionBar>
      {(['break', 'nonContact'] as const).map((kind) => (
        <Button
          key={kind}
          variant="default"
          onClick={() => {
            send(startPause, { id: newId(), kind, occurredAt })
            showToast(t('ratio.started', { kind: t(`ratio.${kind}`), time }))
          }}
        >
          {t(`ratio.${kind}`)}
        </Button>
      ))}
    </ActionBar>
  )
}
