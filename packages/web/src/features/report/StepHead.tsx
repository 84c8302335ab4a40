import { Box, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useT } from '../../platform/i18n/language.ts'

interface StepHeadProps {
  current: number
  count: number
}

/** Where somebody is in a form of several steps. A step that appears is said to screen readers, from its top. */
export function StepHead({ current, count }: StepHeadProps) {
  const t = useT()
  const head = useRef<HTMLParagraphElement>(null)
  const last = useRef(current)
  useEffect(() => {
    if (last.current !== current) head.current?.focus({ preventScroll: true })
    last.current = current
  }, [current])
  return (
    <div>
      <p ref={head} tabIndex={-1} className="dim">
        {t('report.stepOf', { step: current + 1, count })}
      </p>
      <Group gap="0.25rem" grow mt="0.25rem" aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a form have no other name
          <Box key={place} h="0.375rem" bdrs="xs" bg={place <= current ? 'var(--blue)' : 'var(--line)'} />
        ))}
      </Group>
    </div>
  )
}
