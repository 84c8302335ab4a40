import { fullName } from '@daybook/contract/child/child.rules.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Portrait } from '../../kit/Face.tsx'
import { nameAmong, type Person } from '../../kit/names.ts'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { newId, send } from '../../platform/outbox/current.ts'
import { invalidate } from '../../platform/query/query.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { signIn } from '../attendance/index.ts'
import { type Away, awayWords } from './care.words.ts'
import styles from './RoomFaces.module.css'

/** The parts of a board that this section needs. */
interface Board {
  kind: { api: { getBoard: { id: string } } }
  board: { room: { code: string } | null; children: readonly Person[] }
  groups: { away: readonly Away[] }
  isToday: boolean
  timeZone: string
  /** Chooses a child who has just been signed in. */
  choose: (childId: string) => void
}

/** Children who are away, and why. A child who is not signed in can be signed in from here. */
export function NotHere({ desk }: { desk: Board }) {
  const t = useT()
  const { away } = desk.groups
  const [asked, ask] = useState<Away>()
  const [isOpen, setOpen] = useState(false)
  if (away.length === 0) return null
  return (
    <>
      <Section title={t(desk.isToday ? 'care.notHere' : 'care.wereNotHere')} flush>
        <ul className={`list ${styles.away}`}>
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
                start={<Portrait size="2.75rem" {...child} />}
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
  desk: Board
  child: Away
  open: boolean
  onClose: () => void
}

function AskToSignIn({ desk, child, open, onClose }: AskProps) {
  const t = useT()
  const [isSending, setIsSending] = useState(false)
  const name = nameAmong(child, desk.board.children)

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
      desk.choose(child.id)
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
