import { lazy, Suspense } from 'react'
import { loadChunk } from '../../platform/screens/chunk.ts'

// Lazy, because the red bar, which every screen may show, comes by the same index.
const Parts = lazy(async () => ({
  default: (await loadChunk(() => import('./AfterAccidentParts.tsx'))).AfterAccidentParts,
}))

/** On the page of an accident: the looks after a bump to the head, and the parent's signature. */
export function AfterAccident({ report }: { report: { id: string } }) {
  return (
    <Suspense>
      <Parts report={report} />
    </Suspense>
  )
}
