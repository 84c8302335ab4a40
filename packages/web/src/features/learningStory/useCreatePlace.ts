import { useMediaQuery } from '@mantine/hooks'
import { to } from '../../platform/screens/places.ts'

/** The phone's editor, or on a wide screen the one with the tray (specification, section 6). */
export function useCreatePlace() {
  const isWide = useMediaQuery('(min-width: 64em)') ?? false
  return isWide ? to.learningStoryCreatePc : to.learningStoryCreate
}
