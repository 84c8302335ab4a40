import { Box, Button, Stack } from '@mantine/core'
import { Columns } from '../../kit/Columns.tsx'
import { nameAmong } from '../../kit/names.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { Warning } from '../../kit/Warning.tsx'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { newId } from '../../platform/outbox/current.ts'
import type { Desk } from './care.board.ts'
import { draftOf } from './care.draft.ts'
import type { HandedBack } from './care.handedBack.ts'
import { recordedWords, refusalWords, whoWords } from './care.words.ts'

interface RefusedSheetProps {
  desk: Desk
  refused: HandedBack
}

/** An entry that the server refused: what it says, the reason for each child, and the ways to continue. Closing the sheet
 *  decides nothing. */
export function RefusedSheet({ desk, refused }: RefusedSheetProps) {
  const t = useT()
  const { error, input, close, remove } = refused
  const { kind, timeZone } = desk
  const { children } = desk.board
  const nameOf = (childId: string) => {
    const child = children.find(({ id }) => id === childId)
    return child && nameAmong(child, children)
  }
  const wrong = Object.entries(error.fields).filter(([childId]) => nameOf(childId))
  const left = input.records.filter(({ childId }) => !(childId in error.fields))
  const others = children.filter(({ id }) => left.some(({ childId }) => childId === id))
  const who = whoWords(t, others, children)

  function recordOthers() {
    remove()
    const records = left.map((claim) => ({ ...claim, id: newId() }))
    const words = recordedWords(t, kind, records, children, timeZone)
    desk.recordAll({ ...input, records }, words)
  }

  function putBack() {
    remove()
    desk.setDraft(draftOf(input.records, timeZone))
  }

  return (
    <Sheet
      open
      onClose={close}
      title={t('care.notRecorded')}
      actions={
        <Columns least="12rem">
          {wrong.length > 0 && others.length > 0 && (
            <Button onClick={recordOthers}>{t('care.recordOthers', { who })}</Button>
          )}
          <Button variant="default" onClick={putBack}>
            {t('care.putOnBoard')}
          </Button>
        </Columns>
      }
    >
      <Stack role="alert" gap="sm">
        <Box component="p" fw={600}>
          {recordedWords(t, kind, input.records, children, timeZone)}
        </Box>
        <p>{t('care.nothingKept')}</p>
        <ul className="list" style={{ gap: '0.5rem' }}>
          {wrong.map(([childId, key]) => (
            <li key={childId}>
              <Warning>{refusalWords(t, key, nameOf(childId) ?? '')}</Warning>
            </li>
          ))}
          {wrong.length === 0 && (
            <li>
              <Warning>{errorWords(error)}</Warning>
            </li>
          )}
        </ul>
        <p>{t('care.staysUnsent')}</p>
      </Stack>
    </Sheet>
  )
}
