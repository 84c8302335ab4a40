import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { send } from '../../platform/outbox/current.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import styles from './Drill.module.css'
import { finishDrill } from './drill.data.ts'
import type { Drill } from './drill.effects.ts'

interface FinishSheetProps {
  drill: Drill
  open: boolean
  onClose: () => void
}

/** Asks what went well and what to improve, and finishes the drill. */
export function FinishSheet({ drill: { id, type }, open, onClose }: FinishSheetProps) {
  const t = useT()
  const [wentWell, setWentWell] = useState('')
  const [toImprove, setToImprove] = useState('')
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('drill.finish')}
      actions={
        <Button
          onClick={() => {
            const { settled } = send(finishDrill, { id, type, wentWell, toImprove })
            onClose()
            // The screen would be ready for the next drill.
            void settled.then(({ accepted }) => {
              if (accepted) void go(to.drillDetail({ id }), { replace: true })
            })
          }}
        >
          {t('drill.finish')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <Textarea
          label={t('drill.wentWell')}
          data-autofocus
          autosize
          minRows={2}
          maxLength={1000}
          value={wentWell}
          onChange={(event) => setWentWell(event.currentTarget.value)}
        />
        <Textarea
          label={t('drill.toImprove')}
          autosize
          minRows={2}
          maxLength={1000}
          value={toImprove}
          onChange={(event) => setToImprove(event.currentTarget.value)}
        />
      </div>
    </Sheet>
  )
}
