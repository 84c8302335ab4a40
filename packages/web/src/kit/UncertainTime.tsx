import type { TimeChoice } from '@daybook/contract/kernel/entryClock.rules.ts'
import { Box, Button, Group, Stack } from '@mantine/core'
import { useKit } from './kit.context.ts'
import { UncertainMark } from './UncertainMark.tsx'

interface UncertainTimeProps {
  /** The recorded times as shown: 10:42. */
  recorded: readonly string[]
  /** The corrected ones, where all of them are known. */
  suggested: readonly string[] | undefined
  /** Left out when the reader may not settle the times. */
  onSettle: ((take: TimeChoice) => void) | undefined
}

/** Says that times are uncertain, and settles them with one tap. */
export function UncertainTime({ recorded, suggested, onSettle }: UncertainTimeProps) {
  const { words } = useKit()
  const many = recorded.length > 1
  const time = recorded.join(words('comma'))
  return (
    <Stack align="flex-start" gap="xs" p="0.75rem 1rem" bg="var(--soon-tint)" bdrs="md">
      <Box fw={650} m="-0.125rem -0.5rem">
        <UncertainMark />
      </Box>
      <p>{words('timeUncertainWhy')}</p>
      {onSettle && (
        <Group gap="xs">
          {suggested && (
            <Button onClick={() => onSettle('suggested')}>
              {words(many ? 'timesWere' : 'timeWas', { time: suggested.join(words('comma')) })}
            </Button>
          )}
          <Button variant="default" onClick={() => onSettle('recorded')}>
            {words(many ? 'timesAreRight' : 'timeIsRight', { time })}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
