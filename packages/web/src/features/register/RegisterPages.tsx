// The screen of a register: its list, with an id the page of a record, and with `edit` the form. On a desk the page stands
// beside the list.
import { lazy, Suspense } from 'react'
import { useIsDesk } from '../../kit/desk.ts'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { RegisterList } from './RegisterList.tsx'
import { RegisterPage } from './RegisterPage.tsx'
import type { RegisterKind } from './register.view.ts'

const RegisterDesk = lazy(async () => ({
  default: (await loadChunk(() => import('./RegisterDesk.tsx'))).RegisterDesk,
}))

export const registerPages = (kind: RegisterKind) => ({
  screen: () => {
    const isDesk = useIsDesk()
    const search = useSearch(kind.name)
    const { id, edit, under, text } = search
    if (edit !== undefined) return <RegisterForm key={id ?? 'new'} kind={kind} id={id} under={under} />
    if (isDesk)
      return (
        <Suspense fallback={<Skeletons shape="list" />}>
          <RegisterDesk kind={kind} search={search} />
        </Suspense>
      )
    if (id !== undefined) return <RegisterPage kind={kind} id={id} />
    return <RegisterList kind={kind} text={text ?? ''} />
  },
})
