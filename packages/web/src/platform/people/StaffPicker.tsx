import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '../screens/chunk.ts'
import type { StaffPicking } from './StaffSheet.tsx'

const StaffSheet = lazy(async () => ({
  default: (await loadChunk(() => import('./StaffSheet.tsx'))).StaffSheet,
}))

/** Finds members of staff by name, to choose one or several. Loaded when it is first opened. */
export function StaffPicker(props: StaffPicking) {
  const [wasOpened, setWasOpened] = useState(false)
  if (props.open && !wasOpened) setWasOpened(true)
  return <Suspense>{wasOpened && <StaffSheet {...props} />}</Suspense>
}
