import type { Archive, RestoreProblem } from '@daybook/contract/backup/backup.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Choice } from '../../kit/Choice.tsx'
import { Section } from '../../kit/Section.tsx'
import { Warning } from '../../kit/Warning.tsx'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { listArchives, startRestore, uploadArchive } from './backup.restore.ts'
import { ProgressBar } from './ProgressBar.tsx'
import { megabytes } from './RestoreProgress.tsx'

interface RestoreFormProps {
  /** The key of the first operator's link. */
  link: string
  /** Why the last try failed. */
  problem: RestoreProblem | null
  onStart: () => Promise<void>
}

/** Chooses a backup, of the server or of this device, sends what is here, and starts the restore. */
export function RestoreForm({ link, problem, onStart }: RestoreFormProps) {
  const t = useT()
  const archives = useQuery({ queryKey: ['archives', link], queryFn: () => listArchives(link), retry: false })
  const [chosen, setChosen] = useState<string | File>()
  const [sending, setSending] = useState<{ sent: number; isWaiting: boolean; stop: () => void }>()
  const [refusal, setRefusal] = useState<string>()
  const [purpose, setPurpose] = useState<PurposeOf>()
  const [isAsked, setIsAsked] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const stopSending = useRef<() => void>(undefined)
  useEffect(() => () => stopSending.current?.(), [])

  async function send(file: File) {
    const ending = new AbortController()
    const stop = () => ending.abort()
    stopSending.current = stop
    const onProgress = (sent: number, isWaiting: boolean) => setSending({ sent, isWaiting, stop })
    onProgress(0, false)
    await uploadArchive({ key: link, file, signal: ending.signal, onProgress }).finally(() =>
      setSending(undefined),
    )
  }

  async function restore(what: string | File, isCopy: boolean) {
    setRefusal(undefined)
    try {
      if (what instanceof File) await send(what)
      await startRestore(link, { name: what instanceof File ? null : what, isCopy })
      await onStart()
    } catch (error) {
      if (!(error instanceof DOMException)) setRefusal(errorWords(error))
    }
  }

  if (sending && chosen instanceof File)
    return (
      <Section>
        <Stack>
          <ProgressBar
            words={t(sending.isWaiting ? 'backup.sendingWaits' : 'backup.sending', {
              done: megabytes(sending.sent),
              all: megabytes(chosen.size),
            })}
            done={sending.sent}
            of={chosen.size}
          />
          <p className="dim">{t('backup.keepOpenSending')}</p>
          <Button variant="default" onClick={sending.stop}>
            {t('backup.cancelSending')}
          </Button>
        </Stack>
      </Section>
    )
  return (
    <>
      <p>{t('backup.restoreIntro')}</p>
      {problem && (
        <Warning isNews>
          <strong>{t('backup.notRestored')}</strong>
          <span>{t(`backup.problem.${problem}`)}</span>
        </Warning>
      )}
      {refusal && <Warning isNews>{refusal}</Warning>}
      <ArchiveList archives={archives.data} chosen={chosen} onChoose={setChosen} />
      <Section title={t('backup.ownFile')}>
        <Stack>
          <p className="dim">{t('backup.ownFileHint')}</p>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('backup.chooseFile')}
            accept=".gz,application/gzip"
            onChange={({ currentTarget }) => {
              setChosen(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
          {chosen instanceof File && (
            <p>{t('backup.chosenFile', { name: chosen.name, size: megabytes(chosen.size) })}</p>
          )}
          <Button variant="default" onClick={() => input.current?.click()}>
            {t('backup.chooseFile')}
          </Button>
        </Stack>
      </Section>
      {chosen !== undefined && (
        <Purpose value={purpose} isMissing={isAsked} onChange={setPurpose}>
          <p className="dim">{t('backup.restoreOnce')}</p>
          <Button onClick={() => (purpose ? void restore(chosen, purpose === 'copy') : setIsAsked(true))}>
            {t('backup.restoreThis')}
          </Button>
        </Purpose>
      )}
    </>
  )
}

type PurposeOf = 'original' | 'copy'

interface PurposeProps {
  value: PurposeOf | undefined
  isMissing: boolean
  onChange: (value: PurposeOf) => void
  children: ReactNode
}

/** What the restored Daybook is for. Nothing is chosen beforehand: one kind sends to parents, and the other does not. */
function Purpose({ value, isMissing, onChange, children }: PurposeProps) {
  const t = useT()
  const purposes = ['original', 'copy'] as const
  return (
    <Stack>
      <Choice
        label={t('backup.purpose')}
        required
        options={purposes.map((one) => ({ value: one, label: t(`backup.purpose.${one}`) }))}
        value={value}
        onChange={onChange}
        error={isMissing && !value ? t('backup.purposeMissing') : undefined}
      />
      {value && <p role="status">{t(`backup.purpose.${value}Hint`)}</p>}
      {children}
    </Stack>
  )
}

interface ArchiveListProps {
  archives: readonly Archive[] | undefined
  chosen: string | File | undefined
  onChoose: (name: string) => void
}

function ArchiveList({ archives, chosen, onChoose }: ArchiveListProps) {
  const t = useT()
  const sayDay = useDayWords()
  const timeZone = useTimeZone()
  if (!archives) return null
  const options = archives.map(({ name, at, bytes, isProven }) => {
    const time = `${sayDay(dayAt(new Date(at), timeZone), 'shortDate')} ${clockAt(at, timeZone)}`
    const label = t(isProven ? 'backup.proven' : 'backup.unproven', { time, size: megabytes(bytes) })
    return { value: name, label }
  })
  return (
    <Section title={t('backup.archives')}>
      {options.length === 0 ? (
        <p className="dim">{t('backup.noArchives')}</p>
      ) : (
        <Choice
          label={t('backup.archivesHint')}
          options={options}
          value={typeof chosen === 'string' ? chosen : undefined}
          onChange={onChoose}
        />
      )}
    </Section>
  )
}
