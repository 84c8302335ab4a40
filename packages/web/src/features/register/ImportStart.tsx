import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import { mostImported } from '@daybook/contract/register/importable.rules.ts'
import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { api, fieldsOf, importsQuery, titleOf } from './import.data.ts'
import type { Table } from './import.file.ts'

interface ImportStartProps {
  of: RegisterName
  onRead: (table: Table) => void
}

/** Takes a file, and lists recent imports that can be undone within an hour. */
export function ImportStart({ of, onRead }: ImportStartProps) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const imports = useQuery(importsQuery(of)).data ?? []

  async function read(file: File | undefined) {
    if (!file) return
    const { readTable } = await loadChunk(() => import('./import.file.ts'))
    const table = await readTable(file)
    if (typeof table === 'string') setProblem(t(`register.${table}`, { count: mostImported }))
    else onRead(table)
  }

  async function saveTemplate() {
    const { saveCsv } = await import('../../platform/csv.ts')
    await saveCsv({ heads: fieldsOf(of).map(({ path }) => titleOf(of, path)), rows: [] }, of)
  }

  async function undo(id: string) {
    receiveAnswer(api.undoImport.id, await api.undoImport({ id }))
    showToast(t('register.importUndone'))
  }

  return (
    <Stack>
      <Section>
        <Stack>
          <p>{t('register.importIntro', { count: mostImported })}</p>
          {problem && <p role="alert">{problem}</p>}
          <input
            ref={input}
            type="file"
            hidden
            accept=".csv,.xlsx"
            onChange={({ currentTarget }) => {
              void read(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
          <Button onClick={() => input.current?.click()}>{t('register.importChoose')}</Button>
          <Button variant="default" onClick={() => void saveTemplate()}>
            {t('register.importTemplate')}
          </Button>
        </Stack>
      </Section>
      {imports.length > 0 && (
        <Section title={t('register.imports')} flush>
          {imports.map(({ id, fileName, count, by, at, undoneAt, canUndo }) => (
            <Row
              key={id}
              title={fileName}
              detail={t(undoneAt ? 'register.importedUndone' : 'register.imported', {
                count,
                name: by.name,
                time: friendlyTime(at, now),
              })}
              end={
                canUndo && (
                  <Button variant="subtle" onClick={() => void undo(id).catch(() => undefined)}>
                    {t('register.importUndo')}
                  </Button>
                )
              }
            />
          ))}
        </Section>
      )}
    </Stack>
  )
}
