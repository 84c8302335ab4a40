import { fullName } from '@daybook/contract/child/child.rules.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Portrait } from '../../kit/Face.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { newId, send } from '../../platform/outbox/current.ts'
import { invalidate } from '../../platform/query/query.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { signIn } from '../attendance/index.ts'
import type { Desk } from './care.board.ts'
import { withChosen } from './care.draft.ts'
import type { BoardChild } from './care.view.ts'
import { awayWords } from './care.words.ts'
import styles from './NotHere.module.css'

/** Who cannot be recorded for, and why; who is not signed in can be, from here. */
export function NotHere({ desk }: { desk: Desk }) {
  const t = useT()
  const { away } = desk.groups
  const [asked, ask] = useState<BoardChild>()
  const [isOpen, setOpen] = useState(false)
  if (away.length === 0) return null
  return (
    <>
      <Section title={t(desk.isToday ? 'care.notHere' : 'care.wereNotHere')} flush>
        <ul className={styles.list}>
          {away.map((child) => (
            <li key={child.id}>
              <Row
                {...(child.can.includes('signIn') && {
                  as: 'button' as const,
                  onClick: () => {
                    ask(child)
                    setOpen(true)
                  },
                })}
                start={
                  <span className={styles.portrait}>
                    <Portrait {...child} />
                  </span>
                }
                title={fullName(child)}
                detail={awayWords(t, child, desk.timeZone)}
              />
            </li>
          ))}
        </ul>
      </Section>
      {asked && <AskToSignIn desk={desk} child={asked} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

interface AskProps {
  desk: Desk
  child: BoardChild
  open: boolean
  onClose: () => void
}

function AskToSignIn({ desk, child, open, onClose }: AskProps) {
  const t = useT()
  const [isSending, setIsSending] = useState(false)
  const name = child.firstName

  async function signChildIn() {
    setIsSending(true)
    const { settled } = send(signIn, {
      ids: child.id,
      attendanceIds: newId(),
      roomCode: desk.board.room?.code,
      occurredAt: new Date(serverNow()).toISOString(),
    })
    const { accepted } = await settled
    if (accepted) {
      await invalidate(desk.kind.api.getBoard)
      desk.setDraft((draft) => withChosen(draft, [child.id]))
    }
    setIsSending(false)
    onClose()
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('care.notSignedIn', { name })}
      actions={
        <Button loading={isSending} onClick={() => void signChildIn()}>
          {t('care.signIn', { name })}
        </Button>
      }
    >
      <p>{t('care.signInHint', { name })}</p>
    </Sheet>
  )
}
