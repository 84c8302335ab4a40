import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import { mostImported } from '@daybook/contract/register/importable.rules.ts'
import { Button, Stack, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { useLanguage, useT } from '../../platform/i18n/language.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { api, importsQuery } from './import.check.ts'
import type { Table } from './import.columns.ts'
import { exampleTable } from './import.example.ts'
import { readTables } from './import.sheets.ts'

interface ImportStartProps {
  of: RegisterName
  onRead: (sheets: readonly Table[]) => void
}

/** Takes a file or a pasted list, and lists recent imports that can be undone within an hour. */
export function ImportStart({ of, onRead }: ImportStartProps) {
  const t = useT()
  const most = mostImported.toLocaleString(useLanguage())
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const [pasted, setPasted] = useState('')

  async function read(file: File | string | undefined) {
    if (!file) return
    const { readFile, readText } = await loadChunk(() => import('./import.file.ts'))
    const sheets =
      typeof file === 'string' ? await readText(file, t('register.importPasted')) : await readFile(file)
    const tables = typeof sheets === 'string' ? sheets : readTables(of, sheets)
    if (typeof tables === 'string') setProblem(t(`register.${tables}`, { count: most }))
    else onRead(tables)
  }

  async function saveTemplate() {
    const { saveCsv } = await import('../../platform/csv.ts')
    await saveCsv(await exampleTable(of), of)
  }

  return (
    <Stack>
      <Section>
        <Stack>
          <p>{t('register.importIntro', { count: most })}</p>
          {problem && <p role="alert">{problem}</p>}
          <input
            ref={input}
            type="file"
            hidden
            accept=".csv,.txt,.xlsx"
            onChange={({ currentTarget }) => {
              void read(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
          <Button onClick={() => input.current?.click()}>{t('register.importChoose')}</Button>
          <Textarea
            label={t('register.importPaste')}
            description={t('register.importPasteHint')}
            autosize
            minRows={3}
            maxRows={8}
            value={pasted}
            onChange={({ currentTarget }) => setPasted(currentTarget.value)}
          />
          {pasted.trim() !== '' && (
            <Button onClick={() => void read(pasted)}>{t('register.importReadPasted')}</Button>
          )}
          <Button component={Link} to={to[of]({ edit: 'new' })} variant="default">
            {t('register.importByHand')}
          </Button>
          <Button variant="default" onClick={() => void saveTemplate()}>
            {t('register.importTemplate')}
          </Button>
        </Stack>
      </Section>
      <Imports of={of} />
    </Stack>
  )
}

function Imports({ of }: { of: RegisterName }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const imports = useQuery(importsQuery(of)).data ?? []
  if (imports.length === 0) return null

  async function undo(id: string) {
    receiveAnswer(api.undoImport.id, await api.undoImport({ id }))
    showToast(t('register.importUndone'))
  }

  return (
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
  )
}
