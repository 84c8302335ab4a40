// The screen of a register: its list, with an id the page of a record, and with `edit` the form.
import { useSearch } from '../../platform/screens/screen.context.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { RegisterList } from './RegisterList.tsx'
import { RegisterPage } from './RegisterPage.tsx'
import type { RegisterKind } from './register.view.ts'

export const registerPages = (kind: RegisterKind) => ({
  screen: () => {
    const { id, edit, under, text } = useSearch(kind.name)
    if (edit !== undefined) return <RegisterForm key={id ?? 'new'} kind={kind} id={id} under={under} />
    if (id !== undefined) return <RegisterPage kind={kind} id={id} />
    return <RegisterList kind={kind} text={text ?? ''} />
  },
})
