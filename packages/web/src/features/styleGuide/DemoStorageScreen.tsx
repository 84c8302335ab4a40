import { Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { openDevice } from '../../platform/device/device.ts'
import { useT } from '../../platform/i18n/language.ts'
import { deviceStorage } from '../../platform/storage.ts'
import { Code } from './Code.tsx'

/** What this device keeps: names and sizes, never content, because some of it is secret. */
export function DemoStorageScreen() {
  const t = useT()
  const [sizes] = useState(storedSizes)
  const counts = useCounts()
  return (
    <Stack gap="lg">
      <Section title={t('styleGuide.localStorage')} flush>
        {sizes.map(({ key, characters }) => (
          <Row key={key} title={<Code>{key}</Code>} end={t('styleGuide.characters', { count: characters })} />
        ))}
      </Section>
      <Section title={t('styleGuide.database')} flush>
        {counts === undefined && <Row title={t('styleGuide.noDatabase')} />}
        {counts?.map(({ table, count }) => (
          <Row key={table} title={<Code>{table}</Code>} end={t('styleGuide.rows', { count })} />
        ))}
      </Section>
    </Stack>
  )
}

function storedSizes(): { key: string; characters: number }[] {
  const storage = deviceStorage()
  return Object.keys(storage)
    .sort()
    .map((key) => ({ key, characters: storage.getItem(key)?.length ?? 0 }))
}

function useCounts() {
  const [counts, setCounts] = useState<readonly { table: string; count: number }[]>()
  useEffect(() => {
    let isShown = true
    void countRows().then((found) => isShown && setCounts(found))
    return () => {
      isShown = false
    }
  }, [])
  return counts
}

async function countRows() {
  const device = await openDevice()
  return (
    device &&
    Promise.all(device.tables.map(async (table) => ({ table: table.name, count: await table.count() })))
  )
}
