import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy, Suspense } from 'react'
import { Loaded } from '../../kit/Loaded.tsx'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { mapQuery } from './place.data.ts'

const MapView = lazy(async () => ({ default: (await loadChunk(() => import('./MapView.tsx'))).MapView }))

/** A map, whose library comes only with it. */
export function LazyMap(props: Omit<ComponentProps<typeof MapView>, 'tiles'>) {
  const read = useQuery(mapQuery())
  return (
    <Loaded read={read} skeleton="page">
      {({ tiles }) => (
        <Suspense fallback={<Skeletons shape="page" />}>
          <MapView {...props} tiles={tiles} />
        </Suspense>
      )}
    </Loaded>
  )
}
