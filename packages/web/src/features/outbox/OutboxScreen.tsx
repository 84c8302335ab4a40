import { dayAt, timeAt } from '@daybook/contract/kernel/dates.ts'
import { Button } from '@mantine/core'
import { IconAlertTriangleFilled, IconCloudCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Section } from '../../kit/Section.tsx'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { type Attention, attention, errorOf } from '../../platform/outbox/attention.ts'
import { attendedTo, discard, sendAgain, waiting, wake } from '../../platform/outbox/current.ts'
import { type Entry, lanesOf } from '../../platform/outbox/entry.ts'
import { useSession } from '../../platform/session/current.ts'
import { useStore } from '../../platform/store.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { DiscardSheet } from './DiscardSheet.tsx'
import styles from './OutboxScreen.module.css'
import { entryWords } from './outbox.words.ts'

interface Discarding {
  what: string
  run: () => void
}

/** What waits to be sent and what the server did not take, of the signed-in person. */
export function OutboxScreen() {
  const t = useT()
  const userId = useSession().userInfo?.user_id
  const own = useStore(waiting).filter((entry) => entry.userId === userId)
  const refused = useStore(attention).filter((one) => one.userId === userId)
  const [discarding, setDiscarding] = useState<Discarding>()
  return (
    <div className={styles.page}>
      {own.length + refused.length === 0 && (
        <EmptyState icon={<IconCloudCheck />} title={t('outbox.empty')} hint={t('outbox.emptyHint')} />
      )}
      {refused.length > 0 && (
        <Section title={t('outbox.attentionTitle')} flush>
          <p className={styles.hint}>{t('outbox.attentionHint')}</p>
          <ul className={styles.list}>
            {refused.map((one) => (
              <Refused key={one.key} one={one} onDiscard={setDiscarding} />
            ))}
          </ul>
        </Section>
      )}
      {own.length > 0 && (
        <Section
          title={t('outbox.waitingTitle')}
          aside={
            <Button variant="subtle" onClick={wake}>
              {t('outbox.sendNow')}
            </Button>
          }
          flush
        >
          <ul className={styles.list}>
            {own.map((entry) => (
              <Waiting key={entry.key} entry={entry} onDiscard={setDiscarding} />
            ))}
          </ul>
        </Section>
      )}
      <DiscardSheet
        what={discarding?.what}
        onClose={() => setDiscarding(undefined)}
        onDiscard={() => {
          discarding?.run()
          setDiscarding(undefined)
        }}
      />
    </div>
  )
}

function useMadeAt() {
  const t = useT()
  const timeZone = useTimeZone()
  return (at: number) => {
    const made = new Date(at)
    return t('outbox.madeAt', { time: `${dayAt(made, timeZone)} ${timeAt(made, timeZone)}` })
  }
}

function Waiting({ entry, onDiscard }: { entry: Entry; onDiscard: (one: Discarding) => void }) {
  const t = useT()
  const madeAt = useMadeAt()
  const what = entryWords(t, entry)
  const tried = entry.tries > 0 ? ` · ${t('outbox.tried', { count: entry.tries })}` : ''
  return (
    <li className={styles.item}>
      <span className={styles.what}>{what}</span>
      <span className={styles.dim}>
        {madeAt(entry.createdAt)}
        {tried}
      </span>
      <div className={styles.actions}>
        <Button variant="default" onClick={() => onDiscard({ what, run: () => void discard(entry.key) })}>
          {t('outbox.discard')}
        </Button>
      </div>
    </li>
  )
}

function Refused({ one, onDiscard }: { one: Attention; onDiscard: (one: Discarding) => void }) {
  const t = useT()
  const madeAt = useMadeAt()
  const what = entryWords(t, { ...one, lanes: lanesOf(one.input) })
  return (
    <li className={styles.item}>
      <span className={styles.what}>{what}</span>
      <span className={styles.dim}>{madeAt(one.createdAt)}</span>
      <span className={styles.why}>
        <IconAlertTriangleFilled size="1.25rem" aria-hidden="true" />
        {errorWords(errorOf(one))}
      </span>
      <div className={styles.actions}>
        <Button onClick={() => void sendAgain(one)}>{t('outbox.sendAgain')}</Button>
        <Button variant="default" onClick={() => onDiscard({ what, run: () => void attendedTo(one.key) })}>
          {t('outbox.discard')}
        </Button>
      </div>
    </li>
  )
}
