import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { TickRow } from '../../kit/TickRow.tsx'
import { showToast } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { declared } from '../../platform/declared.ts'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { receiveAnswer, refreshReads } from '../../platform/live/receive.ts'
import type { Awaited } from './today.data.ts'
import { useWording } from './useWording.ts'

interface DecideSeveralSheetProps {
  kind: string
  awaited: readonly Awaited[]
  onClose: () => void
}

/** Reports of one kind, with what each says. Those that are ticked are confirmed, each once: what a colleague has just
 *  decided stays as it is, and is named. */
export function DecideSeveralSheet({ kind, awaited, onClose }: DecideSeveralSheetProps) {
  const t = useT()
  const wording = useWording()
  const words = declared('awaiting').report?.reports
  const [ticked, setTicked] = useState<readonly Awaited[]>([])
  const [isSending, setIsSending] = useState(false)
  const isAll = ticked.length === awaited.length
  const turn = (one: Awaited, isTicked: boolean) =>
    setTicked(isTicked ? [...ticked, one] : ticked.filter(({ id }) => id !== one.id))

  async function confirm() {
    const call = declared('reportKinds')[kind]?.api.confirm
    if (!call) return
    setIsSending(true)
    const refused: string[] = []
    for (const { id, params } of ticked)
      try {
        const version = typeof params.version === 'number' ? params.version : undefined
        receiveAnswer(call.id, await call({ id, version }, { quiet: true }))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        refused.push(
          error.about.byName ? t('report.reviewedBy', { name: error.about.byName }) : errorWords(error),
        )
      }
    if (refused.length > 0) refreshReads(call)
    showToast(
      [t('today.confirmedSeveral', { count: ticked.length - refused.length }), ...refused].join('\n'),
      {
        isError: refused.length > 0,
      },
    )
    onClose()
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={t('today.decideSeveral', { what: wordsOf(`${kind}.several`) ?? kind, count: awaited.length })}
      actions={
        <Button loading={isSending} disabled={ticked.length === 0} onClick={() => void confirm()}>
          {ticked.length > 0 ? t('today.confirmSeveral', { count: ticked.length }) : t('kit.confirm')}
        </Button>
      }
    >
      <Stack gap="0.5rem">
        <TickRow
          title={<strong>{t('today.tickAll')}</strong>}
          isTicked={isAll}
          onChange={(isTicked) => setTicked(isTicked ? awaited : [])}
        />
        {awaited.map((one) => {
          const said = words?.row(wording, one.params)
          return (
            <TickRow
              key={one.id}
              title={said?.title}
              detail={[said?.quote, said?.detail].filter(Boolean).join(' · ')}
              isTicked={ticked.some(({ id }) => id === one.id)}
              onChange={(isTicked) => turn(one, isTicked)}
            />
          )
        })}
      </Stack>
    </Sheet>
  )
}
