import { type ComponentProps, type CSSProperties, lazy, Suspense } from 'react'
import { Portrait } from '../../kit/Face.tsx'
import { loadChunk } from '../../platform/screens/chunk.ts'

const Row = lazy(async () => ({
  default: (await loadChunk(() => import('./PictureRow.tsx'))).PictureRow,
}))

/** As in Picture.module.css, which comes with the row. */
const large = { '--portrait': '5rem' } as CSSProperties

/** A person's picture, and what changes it, which comes after the page. */
export function PictureRow(props: ComponentProps<typeof Row>) {
  return (
    <Suspense
      fallback={
        <span style={large}>
          <Portrait {...props} />
        </span>
      }
    >
      <Row {...props} />
    </Suspense>
  )
}
