import { type ComponentType, lazy, Suspense } from 'react'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { loadTable } from '../declared.ts'
import { session } from '../session/current.ts'
import { componentOf, loadChunk } from './chunk.ts'
import { admit } from './guard.ts'
import { type Place, screenAt, splitPlace } from './places.ts'
import { ScreenContext } from './screen.context.ts'
import type { ScreenSpec } from './screens.ts'
import { pickSearch } from './search.ts'

const loaded = new Map<string, ComponentType>()

function lazily(name: string, { load, shows = [], part }: ScreenSpec): ComponentType {
  const known = loaded.get(name)
  if (known) return known
  const screen = lazy(async () => {
    const parts = [load, ...shows.map((table) => () => loadTable(table))]
    const [module] = await Promise.all(parts.map((one) => loadChunk(one)))
    return { default: componentOf(module, part) }
  })
  loaded.set(name, screen)
  return screen
}

/** Any screen of the table beside another one, as the detail of a list. */
export function Beside({ place }: { place: Place }) {
  const { path, search } = splitPlace(place)
  const screen = screenAt(path)
  if (!screen || admit(screen, session.get(), false) !== 'open') return null
  const { name } = screen
  const Screen = lazily(name, screen)
  return (
    <ScreenContext value={{ name, search: pickSearch(search, screen.search?.names ?? []) }}>
      <Suspense fallback={<Skeletons shape="page" />}>
        <Screen key={place} />
      </Suspense>
    </ScreenContext>
  )
}
