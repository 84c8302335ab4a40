import { type ComponentProps, lazy, Suspense } from 'react'
import { Portrait } from '../../kit/Face.tsx'
import { loadChunk } from '../../platform/screens/chunk.ts'

const Row = lazy(async () => ({
  default: (await loadChunk(() => import('./PictureRow.tsx'))).PictureRow,
}))

/** A person's picture, and what changes it, which comes after the page. */
export function PictureRow(props: ComponentProps<typeof Row>) {
  return (
    <Suspense fallback={<Portrait {...props} />}>
      <Row {...props} />
    </Suspense>
  )
}
