import { IconClockQuestion } from '@tabler/icons-react'
import { useKit } from './kit.context.ts'
import { Mark } from './Mark.tsx'

/** Marks a time that was taken from a device whose clock was wrong. */
export function UncertainMark() {
  const { words } = useKit()
  return (
    <Mark tone="soon" icon={<IconClockQuestion size="1rem" aria-hidden="true" />}>
      {words('timeUncertain')}
    </Mark>
  )
}
