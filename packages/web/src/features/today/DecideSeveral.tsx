import { Button, Group } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import type { Awaited } from './today.data.ts'

// Lazy, because only those who decide need it.
const DecideSheet = lazy(async () => ({
  default: (await loadChunk(() => import('./DecideSeveralSheet.tsx'))).DecideSeveralSheet,
}))

/** Offers to confirm several reports of one kind at once. */
export function DecideSeveral({ awaited }: { awaited: readonly Awaited[] }) {
  const t = useT()
  const [chosen, choose] = useState<string>()
  const ofKinds = Map.groupBy(
    awaited.filter(({ name }) => name === 'reports'),
    ({ params }) => String(params.kind),
  )
  const several = [...ofKinds].filter(([, own]) => own.length > 1)
  return (
    <>
      {several.length > 0 && (
        <Group gap="0.5rem" p="0.5rem var(--gutter)">
          {several.map(([kind, own]) => (
            <Button key={kind} variant="light" aria-haspopup="dialog" onClick={() => choose(kind)}>
              {t('today.decideSeveral', { what: wordsOf(`${kind}.several`) ?? kind, count: own.length })}
            </Button>
          ))}
        </Group>
      )}
      <Suspense>
        {chosen && (
          <DecideSheet
            key={chosen}
            kind={chosen}
            awaited={ofKinds.get(chosen) ?? []}
            onClose={() => choose(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
