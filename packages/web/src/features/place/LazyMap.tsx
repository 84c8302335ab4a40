import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy, Suspense } from 'react'
import { Loaded } from '../../kit/Loaded.tsx'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { mapQuery } from './place.data.ts'

const MapView = lazy(async () => ({ default: (await loadChunk(() => import('./MapView.tsx'))).MapView }))

interface LazyMapProps extends Omit<ComponentProps<typeof MapView>, 'tiles'> {
  /** What stands here where no map service is set up. */
  without?: string
  /** A sentence below the map. */
  hint?: string
}

/** A map, whose library comes only with it. */
export function LazyMap({ without, hint, ...props }: LazyMapProps) {
  const read = useQuery(mapQuery())
  return (
    <Loaded read={read} skeleton="page">
      {({ tiles }) =>
        tiles === null ? (
          without && <p className="dim">{without}</p>
        ) : (
          <Suspense fallback={<Skeletons shape="page" />}>
            <MapView {...props} tiles={tiles} />
            {hint && <p className="dim">{hint}</p>}
          </Suspense>
        )
      }
    </Loaded>
  )
}
