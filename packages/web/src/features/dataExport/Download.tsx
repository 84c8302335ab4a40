import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { Button, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { Warning } from '../../kit/Warning.tsx'
import { fileName } from '../../platform/csv.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { saveArchive, type Whom } from './dataExport.data.ts'

/** The button that downloads an archive, how much has arrived, and what to do when it does not. */
export function Download({ label, about, ...whom }: { label: string; about: string } & Whom) {
  const t = useT()
  const today = dayAt(new Date(useNow()), useTimeZone())
  const centre = useSession().tenantInfo?.name ?? ''
  const [state, setState] = useState<'ready' | 'busy' | 'saved' | 'failed'>('ready')
  const [{ bytes, all }, setBytes] = useState({ bytes: 0, all: 0 })
  const stop = useRef(new AbortController())
  useEffect(() => {
    const leaving = new AbortController()
    stop.current = leaving
    return () => leaving.abort()
  }, [])

  async function save() {
    setState('busy')
    setBytes({ bytes: 0, all: 0 })
    const { signal } = stop.current
    try {
      const name = fileName([centre, about, today])
      await saveArchive({
        name,
        signal,
        onProgress: (received, of) => setBytes({ bytes: received, all: of }),
        ...whom,
      })
      setState('saved')
    } catch {
      setState('failed')
    }
  }

  const size = megabytes(bytes)
  return (
    <Stack gap="xs" mt="sm">
      {state === 'failed' && <Warning isNews>{t('dataExport.failed')}</Warning>}
      <p role="status" hidden={state !== 'busy' && state !== 'saved'}>
        {state === 'busy' &&
          t(all > bytes ? 'dataExport.progressOf' : 'dataExport.progress', { size, all: megabytes(all) })}
        {state === 'saved' && t('dataExport.saved', { size })}
      </p>
      <Button
        loading={state === 'busy'}
        onClick={() => void save()}
        leftSection={<IconDownload size="1.25rem" aria-hidden="true" />}
      >
        {state === 'failed' ? t('dataExport.retry') : label}
      </Button>
    </Stack>
  )
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)
