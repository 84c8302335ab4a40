import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useKit } from '../../kit/kit.context.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { Warning } from '../../kit/Warning.tsx'
import type { AskedFirst } from './report.view.ts'

interface AskFirstSheetProps {
  /** Undefined while the sheet is closed. */
  asked: AskedFirst | undefined
  onClose: () => void
  onGoOn: () => void
}

/** Stops a report once: says why, and sends it with a second tap. */
export function AskFirstSheet({ asked, onClose, onGoOn }: AskFirstSheetProps) {
  const kit = useKit()
  // The words stay while the sheet closes.
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  return (
    <Sheet
      open={asked !== undefined}
      onClose={onClose}
      title={last?.title ?? ''}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {kit.words('cancel')}
          </Button>
          <Button color="red" onClick={onGoOn}>
            {last?.submit}
          </Button>
        </>
      }
    >
      <Stack gap="xs">
        {last?.lines.map((line) => (
          <Warning key={line}>
            <p>{line}</p>
          </Warning>
        ))}
      </Stack>
    </Sheet>
  )
}
