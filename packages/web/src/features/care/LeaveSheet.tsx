import { Button, Stack } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { Columns } from '../../kit/Columns.tsx'
import { nameAmong } from '../../kit/names.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { session } from '../../platform/session/current.ts'
import type { Desk } from './care.board.ts'
import { saysEnough } from './care.draft.ts'
import { shortWords, whoWords } from './care.words.ts'

/** Asks before the board is left while something is set for single children that is not recorded. */
export function LeaveSheet({ desk }: { desk: Desk }) {
  const t = useT()
  const { kind, drafted } = desk
  const { exceptions } = desk.draft
  const waits = drafted.length > 0
  const { status, proceed, reset } = useBlocker({
    // Whoever has been signed out can record nothing, and must not go on seeing the children.
    shouldBlockFn: () => waits && session.get().isLogin,
    enableBeforeUnload: waits,
    withResolver: true,
  })
  const detailOf = (id: string) => exceptions.get(id)?.detail ?? {}
  const lacking = drafted.filter(({ id }) => !saysEnough(kind, detailOf(id)))
  const isBlocked = lacking.length > 0 || desk.needsTime || desk.refusal !== undefined
  const stay = () => reset?.()

  function record() {
    // A conflict is asked about on the board.
    if (desk.recordDrafts()) proceed?.()
    else stay()
  }

  return (
    <Sheet
      open={status === 'blocked'}
      onClose={stay}
      title={t('care.notYet')}
      actions={
        <Columns least="12rem">
          <Button disabled={isBlocked} onClick={record}>
            {t('care.recordDrafts')}
          </Button>
          <Button variant="default" onClick={() => proceed?.()}>
            {t('care.discardDrafts')}
          </Button>
          <Button variant="default" onClick={stay}>
            {t('care.stay')}
          </Button>
        </Columns>
      }
    >
      <Stack gap="sm">
        <p>{t('care.draftsAsk', { count: drafted.length })}</p>
        <ul className="list" style={{ gap: '0.5rem' }}>
          {drafted.map((child) => (
            <li key={child.id}>
              {t('care.ofChild', {
                name: nameAmong(child, desk.board.children),
                why: shortWords(t, kind, detailOf(child.id)) || t(kind.title),
              })}
            </li>
          ))}
        </ul>
        {lacking.length > 0 && (
          <p>{t('care.draftsLack', { who: whoWords(t, lacking, desk.board.children) })}</p>
        )}
      </Stack>
    </Sheet>
  )
}
